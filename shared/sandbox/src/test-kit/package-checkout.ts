import type { MarketSubmission } from '@fairlead/contracts/packages';
import type { BillingInterval } from '@fairlead/domain/money';
import { monthlyPlan, yearlyTotal } from '@fairlead/domain/packages';
import { createSandbox, type Sandbox } from '../sandbox.ts';
import { makeToken } from '../stand-ins/stripe/token.ts';
import type { Visitor } from '../visitor.ts';
import { ask } from './ask.ts';
import { now } from './now.ts';

/** A card that is charged. */
export const good = makeToken('4242424242424242');

export type Paying = {
  readonly interval?: BillingInterval;
  readonly amount?: number;
  readonly ids?: string;
  readonly key?: string;
  readonly body?: object;
};

/** Signs a client in who selected a package. */
export async function checkout(flags: Record<string, boolean> = {}) {
  const sandbox = await createSandbox({ now, persona: 'ms-released', flags });
  const ines = sandbox.visitor('ms-released');
  await ask(ines, 'select-package', { body: { package_id: 'pk_041_2' } });
  const { packages } = await read(ines);
  const quotes = packages.find(({ id }) => id === 'pk_041_2')?.quotes ?? [];
  const pay = ({ interval = 'MONTHLY', amount, ids, key = 'key-1', body = {} }: Paying = {}) => {
    const total = yearlyTotal(quotes, interval);
    const due = interval === 'MONTHLY' ? monthlyPlan(total).first : total;
    return ask<{ status: string; effective_date: string }>(ines, 'bind-request', {
      headers: {
        'Idempotency-Key': key,
        'Displayed-Amount-Cents': String(amount ?? due),
        'Displayed-Quote-Ids':
          ids ??
          quotes
            .map((quote) =>
              interval === 'MONTHLY' ? quote.monthly_quote_id : quote.annual_quote_id,
            )
            .join(','),
      },
      body: {
        market_submission_id: 'ms_041',
        billing_interval: interval,
        payment_method_token: good,
        payment_account_id: null,
        payment_type: 'CC',
        effective_date: '2026-12-01',
        ...body,
      },
    });
  };
  return { sandbox, ines, quotes, pay };
}

/** Reads that client’s submission. */
export const read = (visitor: Visitor) =>
  ask<MarketSubmission>(visitor, 'get-market-submission', { params: { id: 'ms_041' } });

/** Lists what was charged. */
export const payments = ({ world }: Sandbox) => world.store.list('payment');
