import { expect, test } from 'vitest';
import type { ScenarioEvent, ScenarioSession } from '../terms/scenario-session.ts';
import { findCause } from './find-cause.ts';

const session = {
  observe: async () => ({ screen: 'admin-market-submissions', address: null, outline: [] }),
  cameBy: async () => 'mfe/admin/src/model/links.ts:1',
} as unknown as ScenarioSession;
const waited = { message: 'not seen; waited 3 min', expected: ['Live'], found: ['Preparing'] };
const cause = (...journal: readonly ScenarioEvent[]) =>
  findCause('ann', session, journal, 0, waited);
const causeOf = (found: string, ...journal: readonly ScenarioEvent[]) =>
  findCause('ann', session, journal, 0, { ...waited, expected: ['status: Live'], found: [found] });

const call = (method: string, status: number): ScenarioEvent => ({
  kind: 'call',
  name: 'get-admin-market-submission',
  method,
  path: 'v1/x',
  status,
});
const screen: ScenarioEvent = { kind: 'screen', name: 'admin-market-submissions' };

test('a page that asks for nothing again is named, whatever was sent before its screen opened', async () => {
  expect((await cause(call('POST', 200), screen, call('GET', 200))).silence).toHaveLength(1);
  expect((await cause(screen, call('GET', 200), call('POST', 200))).silence).toBeUndefined();
});

test('where another text is traced, nothing is said of a page that asks for nothing', async () => {
  const other = await causeOf('status: Quote Blocked', screen, call('GET', 200));
  expect(other.texts).toHaveLength(1);
  expect(other.silence).toBeUndefined();
});

test('a look-up of what is not there yet hides nothing, another refusal explains enough', async () => {
  expect((await cause(screen, call('GET', 404))).cameBy).toHaveLength(1);
  expect((await cause(screen, call('GET', 500))).cameBy).toBeUndefined();
  expect((await cause(screen, call('POST', 404))).cameBy).toBeUndefined();
});
