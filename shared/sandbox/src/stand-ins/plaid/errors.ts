export type LinkError = {
  readonly error_type: string;
  readonly error_code: string;
  readonly error_message: string;
  readonly display_message: string;
};

const error = (
  error_type: string,
  error_code: string,
  error_message: string,
  display_message: string,
): LinkError => ({ error_type, error_code, error_message, display_message });

export const invalidLinkToken = error(
  'INVALID_INPUT',
  'INVALID_LINK_TOKEN',
  'invalid link token provided',
  'The bank connection has expired. Start it again.',
);

const invalidCredentials = error(
  'ITEM_ERROR',
  'INVALID_CREDENTIALS',
  'the provided credentials were not correct',
  'The username or password was not correct. Check both and try again.',
);

const provoked: readonly LinkError[] = [
  error(
    'ITEM_ERROR',
    'ITEM_LOCKED',
    'the account is locked',
    'Your account is locked. Visit the website of your bank to unlock it.',
  ),
  error(
    'ITEM_ERROR',
    'ITEM_LOGIN_REQUIRED',
    'the login details of this item have changed',
    'Your bank asks you to sign in again.',
  ),
  error(
    'INSTITUTION_ERROR',
    'INSTITUTION_DOWN',
    'this institution is not currently responding to this request',
    'Your bank does not answer at the moment. Try again later.',
  ),
];

/**
 * What a sign-in leads to, by the provider's sandbox rules: user_good with pass_good succeeds, the password error_CODE
 * causes that error, everything else is wrong.
 */
export function signInError(username: string, password: string): LinkError | undefined {
  if (username !== 'user_good') return invalidCredentials;
  if (password === 'pass_good') return undefined;
  return (
    provoked.find(({ error_code }) => password === `error_${error_code}`) ?? invalidCredentials
  );
}
