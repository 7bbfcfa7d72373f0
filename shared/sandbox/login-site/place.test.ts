import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anotherSite } from '../src/test-kit/another-site.ts';
import { addressOf, placeOf } from './place.ts';

const origin = 'http://localhost:4300';

test.each([
  ['/sandbox/login', 'sign-in', '/auth/callback'],
  ['/sandbox/login?type=signup&return_to=/auth/callback?x=1', 'sign-up', '/auth/callback?x=1'],
  ['/sandbox/mailbox?return_to=/verify-email', 'mailbox', '/verify-email'],
  ['/sandbox/logout', 'sign-out', '/logout/callback'],
])('%s is the page %s and returns to %s', (address, page, returnTo) => {
  expect(placeOf(origin + address)).toMatchObject({ page, returnTo });
});

test('a return address on another site is ignored', () => {
  fc.assert(
    fc.property(anotherSite, (url) => {
      const address = `${origin}/sandbox/login?return_to=${encodeURIComponent(url)}`;
      expect(placeOf(address).returnTo).toBe('/auth/callback');
    }),
  );
});

test.each(['sign-in', 'sign-up', 'mailbox', 'sign-out'] as const)(
  'no address that a browser reads as another site is returned to from %s',
  (page) => {
    const there = { page, email: '', error: null, reason: null };
    for (const returnTo of ['/.//elsewhere.example.com', `${origin}//elsewhere.example.com`])
      expect(placeOf(origin + addressOf(page, { ...there, returnTo })).returnTo).toMatch(
        /^\/(?:auth\/callback|logout\/callback|)$/,
      );
  },
);

test('the way back survives the way from page to page', () => {
  const place = placeOf(`${origin}/sandbox/login?return_to=/auth/callback&email=ada@example.com`);
  for (const page of ['sign-in', 'sign-up', 'mailbox', 'sign-out'] as const)
    expect(placeOf(origin + addressOf(page, place))).toMatchObject({
      page,
      email: 'ada@example.com',
      returnTo: '/auth/callback',
    });
});
