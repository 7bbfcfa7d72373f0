import { allSettled } from 'effector';
import { beforeEach, expect, test } from 'vitest';
import { choosing, forgetSeen, model, nobody, open, signedIn, unverified } from '../test-kit.ts';

beforeEach(forgetSeen);

test.each([
  ['/login', 'an unverified e-mail', unverified, {}],
  ['/login', 'several clients', choosing, {}],
  ['/login', 'nobody', nobody, {}],
  ['/login', 'nobody embedded', nobody, { embedded: true }],
  ['/login', 'someone signed in', signedIn, {}],
  ['/loginportal/send', 'nobody', nobody, {}],
  ['/logout/callback', 'nobody', nobody, {}],
  ['/auth/callback', 'someone signed in', signedIn, {}],
  ['/verify-email', 'someone verified', signedIn, {}],
  ['/choose-profile', 'nobody', nobody, {}],
  ['/choose-profile?experience=vanta', 'someone with a company', signedIn, {}],
])('Back does not lead to %s, which passed %s on', async (address, _, answers, given) => {
  const { at, history } = await open(address, answers, given);
  const there = at();
  expect(there).not.toEqual({ address, state: {} });
  history.back();
  expect(at()).toEqual(there);
});

test('Back does not lead to a link that expired, once there is a new one', async () => {
  const address =
    '/loginportal/emailVerified?success=false&message=Access%20expired.&email=a%40b.co';
  const { at, history, scope } = await open(address, nobody);
  await allSettled(model.emailVerified.logInChosen, { scope });
  history.back();
  expect(at().address).toBe('/verify-email');
});
