import { ApiError, ContractError, NetworkError } from '@fairlead/contracts';
import { expect, test } from 'vitest';
import { saveFailureText } from './save-failure.ts';

const asked = 'We couldn’t save this page.';
const again =
  'Your answers are still here. Check your connection and choose Save & Continue again.';
const correct = 'Correct the marked answer and save again.';
const unanswered = `${asked} The server didn’t respond. ${again}`;

test.each([
  ['no connection', new NetworkError(), unanswered],
  ['status 500', new ApiError(500), unanswered],
  ['status 429', new ApiError(429), `${asked} The server is busy. ${again}`],
  [
    'an answer of another shape',
    new ContractError('save-answers', '', 'found nothing'),
    `${asked} We couldn’t read the server’s response. ${again}`,
  ],
  [
    'an ended session',
    new ApiError(401),
    'Your session expired. You’ve been signed out. Sign in to continue; what you entered on this page is saved.',
  ],
  [
    'an account that may not',
    new ApiError(403),
    `${asked} This account may not change the application. Sign in with the account that started it.`,
  ],
  [
    'an application that is not there',
    new ApiError(404),
    `${asked} The application was not found. Go back to the start page and sign in again.`,
  ],
  ['an application that is elsewhere, where one is led', new ApiError(409), null],
  [
    'an answer that is refused without a word',
    new ApiError(400),
    `${asked} There’s a problem with an answer. ${correct}`,
  ],
  [
    'an answer that is refused with one',
    new ApiError(400, { message: 'FEIN is taken.', detail: [] }),
    `${asked} FEIN is taken. ${correct}`,
  ],
  [
    'an answer that is marked: the word names it by id',
    new ApiError(400, { message: 'fein: wrong', detail: [{ field: 'fein', message: 'Wrong' }] }),
    `${asked} There’s a problem with an answer. ${correct}`,
  ],
])('what is said after %s', (_, failure, text) => {
  expect(saveFailureText(failure)).toBe(text);
});
