import { choosing, nobody, signedIn, unverified } from '@fairlead/mfe-kit/testing';
import type { History } from '@fairlead/store';
import { allSettled } from 'effector';
import { beforeEach, expect, test } from 'vitest';
import { forgetSeen, model, open } from '../../testing/open-account.ts';

beforeEach(forgetSeen);

/** Where Back leads, also for the moment in which a page passes on again. */
function pagesBack(history: History): string[] {
  const pages: string[] = [];
  history.listen(({ address }) => pages.push(address));
  history.back();
  return pages;
}

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
  expect(at()).not.toEqual({ address, state: {} });
  expect(pagesBack(history)).toEqual([]);
});

test('Back does not lead to a link that expired, once there is a new one', async () => {
  const address =
    '/loginportal/emailVerified?success=false&message=Access%20expired.&email=a%40b.co';
  const { history, scope } = await open(address, nobody);
  await allSettled(model.emailVerified.logInChosen, { scope });
  expect(pagesBack(history)).toEqual([]);
});
