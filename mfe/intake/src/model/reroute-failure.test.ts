import { ApiError, NetworkError } from '@fairlead/contracts';
import { sessionEnded } from '@fairlead/store';
import { allSettled } from 'effector';
import { beforeEach, expect, test } from 'vitest';
import { anApplication } from '../../testing/builders.ts';
import { applications } from '../../testing/late-answers.ts';
import { forgetSeen, model, open, seen, signedIn } from '../../testing/open-intake.ts';

beforeEach(forgetSeen);

test('facts that fail to load can be requested again', async () => {
  let isDown = true;
  const answers = {
    ...signedIn,
    'list-legacy-applications': () => {
      if (isDown) throw new NetworkError();
      return [];
    },
  };
  const { get, scope } = await open(answers);
  expect(get(model.reroute.$view)).toBe('failed');
  isDown = false;
  await allSettled(model.reroute.retried, { scope });
  expect(get(model.reroute.$view)).toBe('form');
});

test.each([
  [
    'a refused list',
    { [applications]: () => Promise.reject(new ApiError(403)) },
    'This account has no access to it: sign in with the account that started the application; nothing is lost.',
  ],
  [
    'a decision that is missing in the answer',
    {
      [applications]: [anApplication({ status: 'SUBMITTED' })],
      'get-decision': {},
    },
    'We couldn’t read the server’s response: try again or talk to an advisor; nothing is lost.',
  ],
  [
    'a submission that the server doesn’t find',
    {
      [applications]: [anApplication({ status: 'SUBMITTED' })],
      'get-decision': { decision: 'NON_LEGACY_ATTEST' },
      'find-market-submission': () => Promise.reject(new ApiError(404)),
    },
    'We couldn’t read the server’s response: try again or talk to an advisor; nothing is lost.',
  ],
])('%s is shown in general terms and reported with its details', async (_, answers, sentence) => {
  const { get } = await open({ ...signedIn, ...answers });
  expect(get(model.reroute.$view)).toBe('failed');
  expect(get(model.reroute.$failureText)).toContain(
    `We couldn’t find where you left off. ${sentence}`,
  );
  expect(seen.reports).toHaveLength(1);
});

test('a session that ends after the look has failed leaves the form', async () => {
  const fails = () => {
    throw new ApiError(400);
  };
  const { get, scope } = await open({ ...signedIn, [applications]: fails });
  expect(get(model.reroute.$view)).toBe('failed');
  await allSettled(sessionEnded, { scope });
  expect(get(model.reroute.$view)).toBe('form');
});
