import { $auth, signInReturned } from '@fairlead/store';
import { createWatch, fork } from 'effector';
import { afterEach, expect, test, vi } from 'vitest';
import { followReturns } from './follow-returns.ts';

afterEach(() => void vi.unstubAllGlobals());

/** Tells a partner's page something from another origin. */
function hear(origin: string, data: unknown): string[] {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  const scope = fork({ values: [[$auth, null]] });
  const returned: string[] = [];
  createWatch({ unit: signInReturned, scope, fn: (address) => returned.push(address) });
  followReturns(scope, 'https://product.example.com');
  page.dispatchEvent(Object.assign(new Event('message'), { origin, data }));
  return returned;
}

test('a partner’s page continues where its window came back to', () => {
  const data = { fairleadReturnedTo: '/auth/callback?type=login' };
  expect(hear('https://product.example.com', data)).toEqual(['/auth/callback?type=login']);
});

test.each([
  ['another origin', 'https://elsewhere.example.com', { fairleadReturnedTo: '/auth/callback' }],
  ['the partner itself', 'https://www.partner.example.com', { fairleadReturnedTo: '/' }],
  ['the product about something else', 'https://product.example.com', 'ready'],
  ['the product about nothing', 'https://product.example.com', null],
])('a partner’s page doesn’t listen to %s', (_, origin, data) => {
  expect(hear(origin, data)).toEqual([]);
});
