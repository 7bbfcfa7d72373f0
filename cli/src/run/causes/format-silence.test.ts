import { expect, test } from 'vitest';
import { locationsOfCall } from './call-locations.ts';
import { formatSilence } from './format-silence.ts';

const call = (name: string) => ({ name, method: 'GET', path: name, status: 200 });
const waited = { message: 'not seen; waited 3 min 0 s of virtual time', found: ['Waiting'] };

test('a page that asked for nothing again while a step waited names the rules that say when its area asks', () => {
  expect(formatSilence(waited, 'admin', [call('get-admin-market-submission')])).toEqual([
    expect.stringMatching(
      /^the page asked for nothing again while the step waited: submissionPollDelay \(shared\/domain\/src\/packages\/poll-delays\.ts:\d+\) says when$/,
    ),
  ]);
});

test.each([
  ['it asks again', waited, 'admin', [call('a'), call('a')]],
  ['its area never asks again', waited, 'intake', [call('a')]],
  ['no area is open', waited, undefined, [call('a')]],
  ['something was sent', waited, 'admin', [{ ...call('a'), method: 'POST' }]],
  ['something was refused', waited, 'admin', [{ ...call('a'), status: 409 }]],
  ['the step did not wait', { message: 'There is no button', found: ['Buy'] }, 'admin', []],
])('nothing is said of it where %s', (_, failure, area, calls) => {
  expect(formatSilence(failure, area, calls)).toEqual([]);
});

test('a call is sent by the open area, or by whoever sends it', () => {
  expect(locationsOfCall('create-application', 'application')).toEqual([
    expect.stringMatching(/^mfe\/application\/src\/model\/creation\.ts:\d+$/),
  ]);
  expect(locationsOfCall('get-session', 'application')).toEqual([
    expect.stringMatching(/^shared\/store\/src\/session\/session\.ts:\d+$/),
  ]);
  // It has another name in this file.
  expect(locationsOfCall('create-payment', 'checkout')).toEqual([
    expect.stringMatching(/^mfe\/checkout\/src\/model\/payment\.ts:\d+$/),
  ]);
  expect(locationsOfCall('no-such-call', undefined)).toEqual([]);
});
