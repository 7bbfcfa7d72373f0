import { expect, test } from 'vitest';
import type { Action, Expectation } from '../language/plan.ts';
import { judge } from './judge.ts';
import type { Happening, Sight } from './stage.ts';

const sight: Sight = {
  screen: 'review',
  address: '/application/a/review',
  texts: ['Review your   application', 'Required'],
  flags: { 'ach-payment': true, 'hubspot-tracking': false },
  packages: [
    { name: 'Recommended', recommended: true, price: '$312/mo' },
    { name: 'Growth', text: 'Growth\nRECOMMENDED $989.00/mo' },
  ],
};

const happenings: readonly Happening[] = [
  { kind: 'decision', router: 'attest', to: 'market-submission', because: 'non-legacy-attest' },
  {
    kind: 'call',
    name: 'bind-request',
    method: 'POST',
    path: '/v1/bind',
    status: 200,
    body: { billing_interval: 'ANNUALLY', quotes: ['a', 'b'] },
  },
  { kind: 'event', name: 'Bought', properties: { plan: 'Growth', amount: 1 } },
];

type Row = [expectation: Expectation, holds: boolean];

test.each<Row>([
  [{ see: 'screen', screen: 'review' }, true],
  [{ see: 'screen', screen: 'intake' }, false],
  [{ see: 'text', texts: ['Review your application', 'Required'] }, true],
  [{ see: 'text', texts: ['Review your application', 'Optional'] }, false],
  [{ see: 'no text', texts: ['Optional'] }, true],
  [{ see: 'no text', texts: ['Optional', 'Required'] }, false],
  [{ see: 'decision', router: 'attest', to: 'market-submission' }, true],
  [{ see: 'decision', router: 'attest', because: 'declined' }, false],
  [{ see: 'call', call: { name: 'bind-request' } }, true],
  [{ see: 'call', call: { name: 'bind-request', with: { billing_interval: 'ANNUALLY' } } }, true],
  [{ see: 'call', call: { name: 'bind-request', with: { quotes: ['a'] } } }, false],
  [{ see: 'call', call: { name: 'bind-request', status: 500 } }, false],
  [{ see: 'call', call: { name: 'bind-request', times: 2 } }, false],
  [{ see: 'no call', call: { name: 'bind-request' } }, false],
  [{ see: 'no call', call: { name: 'bind-request', status: 500 } }, true],
  [{ see: 'flag', flags: { 'ach-payment': true, 'hubspot-tracking': false } }, true],
  [{ see: 'flag', flags: { 'ach-payment': false } }, false],
  [{ see: 'package', package: { name: 'Recommended', recommended: true, price: '$312/mo' } }, true],
  [{ see: 'package', package: { name: 'Recommended', price: '$313/mo' } }, false],
  [{ see: 'package', package: { name: 'Growth', recommended: true, price: '$989.00/mo' } }, true],
  [{ see: 'package', package: { name: 'Growth', recommended: false } }, false],
  [{ see: 'event', event: 'Bought', with: { plan: 'Growth' } }, true],
  [{ see: 'event', event: 'Sold' }, false],
])('%o is %s', (expectation, holds) => {
  const action: Action = { kind: 'see', ...expectation };
  expect(judge(action as Expectation, { sight, happenings }).holds).toBe(holds);
});

test('what was expected and what was found stand side by side', () => {
  const { expected, found } = judge(
    { see: 'decision', router: 'eligibility' },
    { sight, happenings },
  );
  expect(expected).toEqual(['eligibility → ? because ?']);
  expect(found).toEqual(['attest → market-submission because non-legacy-attest']);
});
