import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anotherSite } from '../../test-kit/another-site.ts';
import { cartaAnswer, cartaChoices, readCartaRequest } from './carta-site.ts';

const site = 'http://localhost:4300/sandbox/carta/authorize';
const asked = (query: Record<string, string> = {}) =>
  readCartaRequest(
    `${site}?${new URLSearchParams({
      client_id: 'fairlead',
      response_type: 'code',
      scope: 'read_issuer_info read_issuer_stakeholdercapitalizationtable',
      redirect_uri: '/carta/callback',
      ...query,
    })}`,
  );

test('the requested permissions are read from the address', () => {
  expect(asked()).toEqual({
    clientId: 'fairlead',
    scopes: ['read_issuer_info', 'read_issuer_stakeholdercapitalizationtable'],
    redirect: '/carta/callback',
    state: null,
  });
});

test.each([
  [{ scope: '' }, /share nothing/],
  [{ scope: 'write_everything' }, /no scope 'write_everything'/],
  [{ response_type: 'token' }, /response_type=code/],
  [{ redirect_uri: '' }, /not on this site/],
  [{ redirect_uri: '/.//elsewhere.example.com' }, /not on this site/],
  [{ redirect_uri: 'http://localhost:4300//elsewhere.example.com' }, /not on this site/],
])('a request with %j is refused', (query, sentence) => {
  expect(asked(query as Record<string, string>)).toEqual({
    refused: expect.stringMatching(sentence),
  });
});

test('the popup is never sent to another site', () => {
  fc.assert(
    fc.property(anotherSite, (url) => {
      expect(asked({ redirect_uri: url })).toHaveProperty('refused');
    }),
  );
});

test.each([
  ['allow', '/carta/callback?code=carta-ok-7'],
  ['broken', '/carta/callback?code=carta-broken-7'],
  ['deny', '/carta/callback?error=access_denied'],
] as const)('%s comes back to %s', (choice, address) => {
  const request = asked();
  if ('refused' in request) throw new Error(request.refused);
  expect(cartaAnswer(request, choice, '7')).toBe(address);
  expect(cartaChoices).toContain(choice);
});

test('the state that the product sent comes back with the answer', () => {
  const request = asked({ state: 'app_1' });
  if ('refused' in request) throw new Error(request.refused);
  expect(cartaAnswer(request, 'allow', '7')).toBe('/carta/callback?code=carta-ok-7&state=app_1');
});
