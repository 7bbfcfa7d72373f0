import { ApiError, ContractError, NetworkError } from '@fairlead/contracts';
import { expect, test } from 'vitest';
import { saveFailureText } from './save-failure.ts';

const asked = 'We tried to save this page.';
const again = 'Your answers are still here. Check the connection and choose Save & Continue again.';
const correct = 'Correct it and save again.';
const unanswered = `${asked} The server did not answer. ${again}`;

test.each([
  ['no connection', new NetworkError(), unanswered],
  ['status 500', new ApiError(500), unanswered],
  ['status 429', new ApiError(429), `${asked} The server is busy. ${again}`],
  [
    'an answer of another shape',
    new ContractError('save-answers', '', 'found nothing'),
    `${asked} The server’s answer could not be read. ${again}`,
  ],
  [
    'an ended session',
    new ApiError(401),
    'You wanted to go on. You were signed out because the session ended. Sign in again. What you typed on this page is kept for you.',
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
    `${asked} The server did not accept an answer. ${correct}`,
  ],
  [
    'an answer that is refused with one',
    new ApiError(400, { message: 'FEIN is taken.', detail: [] }),
    `${asked} FEIN is taken. ${correct}`,
  ],
  [
    'an answer that is marked: the word names it by id',
    new ApiError(400, { message: 'fein: wrong', detail: [{ field: 'fein', message: 'Wrong' }] }),
    `${asked} The server did not accept an answer. ${correct}`,
  ],
])('what is said after %s', (_, failure, text) => {
  expect(saveFailureText(failure)).toBe(text);
});
