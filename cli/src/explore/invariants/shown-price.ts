import { formatMoney } from '@fairlead/domain/money';
import { textsOf } from '@fairlead/ui/semantics/write-outline';
import type { BackEnd } from '../explored-world.ts';
import type { Invariant } from '../invariant.ts';
import { changesIn } from '../made-calls.ts';

/** The calls that a person pays with. */
const paying = new Set(['bind-request', 'create-payment']);

/**
 * What is charged is an amount that the page showed, to the cent, when the person paid. Where a call is slow, that may have
 * been some steps before.
 */
export const shownPrice: Invariant = {
  name: 'the price shown is the price charged',
  watch() {
    let known = new Set<string>();
    let shown = '';
    return async ({ happened, before, faults, backEnd }) => {
      const now = textsOf(before.outline).join(' ');
      shown = faults.some(({ kind }) => kind === 'slow') ? `${shown} ${now}` : now;
      const charged = await chargesOf(backEnd);
      const added = charged.filter(({ id }) => !known.has(id));
      known = new Set(charged.map(({ id }) => id));
      if (!changesIn(happened).some(({ name }) => paying.has(name))) return null;
      const odd = added.find(({ cents }) => !shown.includes(formatMoney(cents)));
      if (!odd) return null;
      return {
        message: `${formatMoney(odd.cents)} is charged, and no such amount was on the page`,
      };
    };
  },
};

async function chargesOf(backEnd: BackEnd) {
  const [payments, checkouts] = await Promise.all([
    backEnd.list('payment'),
    backEnd.list('checkout'),
  ]);
  return [...payments, ...checkouts].map(({ id, amount_cents }) => ({ id, cents: amount_cents }));
}
