import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { failing, inVirtualTime, start } from '../../testing/open-session.ts';
import { session } from '../../testing/session.ts';
import { $blockedSession, addressGiven, sessionRequested, signInReturned } from '../index.ts';

inVirtualTime();

const refuse = failing(401, 'login_required');
const nobody = { 'get-session': refuse };

/** A page that nobody is signed in on, until `sign` says otherwise. */
async function openPage() {
  let answer: () => unknown = refuse;
  const page = await start({ 'get-session': () => answer() });
  return {
    ...page,
    sign: (kind: 'in' | 'out') => {
      answer = kind === 'in' ? () => session : refuse;
    },
    comeBack: () =>
      allSettled(signInReturned, { scope: page.scope, params: '/auth/callback?type=login' }),
  };
}

test.each([
  ['/auth/callback?type=login&wanted=%2Fmarket-submission%2Fms_1', '/market-submission/ms_1'],
  ['/auth/callback?type=signup', '/'],
  ['/auth/callback?type=login&wanted=%2F%2Fevil.example.com', '/'],
  ['/auth/callback?type=login&wanted=https%3A%2F%2Fevil.example.com', '/'],
])(
  'a sign-in that came back to %s without a session is blocked, and wanted %s',
  async (returnedTo, wanted) => {
    const { scope, get } = await start(nobody);
    expect(get($blockedSession)).toBeNull();
    await allSettled(signInReturned, { scope, params: returnedTo });
    expect(get($blockedSession)).toBe(wanted);
  },
);

test.each(['/auth/callback?error=access_denied', '/logout/callback', '/nowhere'])(
  'a window that came back to %s signed nobody in, and nothing is blocked',
  async (returnedTo) => {
    const { scope, get } = await start(nobody);
    await allSettled(signInReturned, { scope, params: returnedTo });
    expect(get($blockedSession)).toBeNull();
  },
);

test('a sign-in that opened a session is not blocked, even after that session has ended', async () => {
  const { scope, get, sign, comeBack } = await openPage();
  sign('in');
  await comeBack();
  expect(get($blockedSession)).toBeNull();
  sign('out');
  await allSettled(sessionRequested, { scope });
  expect(get($blockedSession)).toBeNull();
});

test('a blocked session is free again when the browser gives it, or the page opens another address', async () => {
  const { scope, get, sign, comeBack } = await openPage();
  await comeBack();
  await allSettled(addressGiven, { scope, params: '/unsupported-location' });
  expect(get($blockedSession)).toBeNull();
  await comeBack();
  expect(get($blockedSession)).toBe('/');
  sign('in');
  await allSettled(sessionRequested, { scope });
  expect(get($blockedSession)).toBeNull();
});
