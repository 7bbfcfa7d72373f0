import { ApiError, ContractError, NetworkError } from '@fairlead/contracts';
import { allSettled, createEvent, fork } from 'effector';
import { expect, test } from 'vitest';
import { reportErrorFx } from '../host/host-effects.ts';
import { lookUpFailureText, reportLookUpFailures } from './look-up-failure.ts';

const noAnswer = 'The server didn’t respond: check your connection and try again; nothing is lost.';
const failed = 'The server had a problem: try again in a few minutes; nothing is lost.';
const unreadable =
  'We couldn’t read the server’s response: try again or talk to an advisor; nothing is lost.';
const refused =
  'The server rejected the request: try again or talk to an advisor; nothing is lost.';

test.each([
  [new NetworkError(), noAnswer],
  [new ApiError(408), failed],
  [new ApiError(429), failed],
  [new ApiError(500), failed],
  [
    new ApiError(403, { message: 'role 7 lacks applications:read' }),
    'This account has no access to it: sign in with the account that started the application; nothing is lost.',
  ],
  [new ApiError(400, { message: 'state#1: wrong' }), refused],
  [new ApiError(404), refused],
  [new ContractError('get-decision', 'decision', 'found nothing'), unreadable],
  [new Error("Unhandled decision 'ESCALATED'"), unreadable],
])('the message of %s names its kind of cause', (failure, text) => {
  expect(lookUpFailureText('We looked it up.', failure)).toBe(`We looked it up. ${text}`);
});

test('the report carries the exact error; an ended session is none, and a contract failure has its own', async () => {
  const failed = createEvent<Error>();
  reportLookUpFailures('rerouter', failed);
  const reports: unknown[] = [];
  const scope = fork({
    handlers: [[reportErrorFx, (report: unknown) => void reports.push(report)]],
  });
  const error = new ApiError(403, { message: 'No.' });
  const all = [error, new ApiError(401), new ContractError('get-decision', '', 'found nothing')];
  for (const params of all) await allSettled(failed, { scope, params });
  expect(reports).toEqual([{ error, where: 'rerouter' }]);
});
