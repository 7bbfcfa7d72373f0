import { ApiError, ContractError, NetworkError } from '@fairlead/contracts';
import { expect, test } from 'vitest';
import { saveFailureText } from './save-failure.ts';

const asked = 'We couldn’t save this page.';
const kept = 'but your answers are still here: choose Save & Continue again.';
const correct = 'Correct the marked answer and save again.';

test.each([
  [
    'no connection',
    new NetworkError(),
    `${asked} The server didn’t respond, but your answers are still here: check your connection and choose Save & Continue again.`,
  ],
  ['status 500', new ApiError(500), `${asked} The server had a problem, ${kept}`],
  ['status 429', new ApiError(429), `${asked} The server is busy, ${kept}`],
  [
    'an answer of another shape',
    new ContractError('save-answers', '', 'found nothing'),
    `${asked} We couldn’t read the server’s response, ${kept}`,
  ],
  [
    'an ended session',
    new ApiError(401),
    'Your session expired. You’ve been signed out. Sign in to continue; what you entered on this page is saved.',
  ],
  [
    'an account that may not',
    new ApiError(403),
    'We couldn’t save this page, and what you entered isn’t saved. This account may not change the application: sign in with the account that started it.',
  ],
  [
    'an application that doesn’t exist',
    new ApiError(404),
    'We couldn’t save this page, and what you entered isn’t saved. This application doesn’t exist: go to your account to see your applications.',
  ],
  ['an application at another screen, which opens', new ApiError(409), null],
  [
    'an answer that is refused without a word',
    new ApiError(400),
    `We couldn’t save this page: There’s a problem with an answer. ${correct}`,
  ],
  [
    'an answer that is refused with one',
    new ApiError(400, { message: 'FEIN is taken.', detail: [] }),
    `We couldn’t save this page: FEIN is taken. ${correct}`,
  ],
  [
    'an answer that is marked: the word names it by id',
    new ApiError(400, { message: 'fein: wrong', detail: [{ field: 'fein', message: 'Wrong' }] }),
    `We couldn’t save this page: There’s a problem with an answer. ${correct}`,
  ],
])('a failed save says its cause and whether the answers are kept: %s', (_, failure, text) => {
  expect(saveFailureText(failure)).toBe(text);
});
