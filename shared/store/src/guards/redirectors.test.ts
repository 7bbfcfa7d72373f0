import { expect, test } from 'vitest';
import { answers, startedAt } from '../../testing/started-at.ts';
import { $decisions } from '../journal/journal.ts';

test.each([
  ['/application/billing?applicationId=10026&packageSlug=core', '/billing/10026/core'],
  ['/officer-signature?applicationId=10026&packageSlug=core', '/officer-signature/10026/core'],
  [
    '/checkout?applicationId=10026&packageSlug=core&paymentSchedule=ANNUALLY',
    '/checkout/10026/core/ANNUALLY',
  ],
])(
  'CHECKOUT-017 CHECKOUT-018 CHECKOUT-019 the redirector at %s leads to %s',
  async (entry, page) => {
    const { scope, history } = await startedAt(entry, ({ name }) => answers[name]);
    expect(history.current().address).toBe(page);
    expect(scope.getState($decisions)).toMatchObject([{ router: 'redirector' }]);
  },
);

test.each([
  '/application/billing?applicationId=10026',
  '/officer-signature?packageSlug=core',
  '/checkout?applicationId=10026&packageSlug=core',
])(
  'CHECKOUT-019 CHECKOUT-020 a redirector that lacks a parameter (%s) leads to the customer portal’s login',
  async (entry) => {
    const left: string[] = [];
    await startedAt(
      entry,
      ({ name }) => answers[name],
      {},
      ({ url }) => void left.push(url),
    );
    expect(left).toEqual(['https://portal.fairlead.example.com/login']);
  },
);
