import { type BillingInterval, billingIntervals } from '@fairlead/domain/money';
import {
  dueAtCheckout,
  type MonthlyPlan,
  monthlyPlan,
  priceLines,
  quotedIntervals,
  surcharge,
  yearlyTotal,
} from '@fairlead/domain/packages';
import { $route, flag } from '@fairlead/store';
import { combine } from 'effector';
import type { PaymentMethodChoice } from './payment-method.ts';
import type { SelectedPackage } from './selected-package.ts';

/** What is being paid, as the order summary shows it. All in cents. */
export function createOrder($package: SelectedPackage, { $method }: PaymentMethodChoice) {
  /** From the address; null when the address names no schedule. */
  const $interval = combine($route, $package, (route, selected): BillingInterval | null => {
    if (route?.name !== 'market-submission-checkout') return null;
    // A schedule that wasn't quoted is never charged (AMB-103).
    const intervals = selected ? quotedIntervals(selected.quotes) : billingIntervals;
    return intervals.find((interval) => interval === route.params.paymentSchedule) ?? null;
  });
  const $order = combine(
    $package,
    $interval,
    $method,
    flag('charge-transaction-fees'),
    (selected, interval, method, chargesFees) => {
      if (!selected || !interval) return null;
      const { quotes } = selected;
      const due = dueAtCheckout(quotes, interval);
      const charge = (payment: number) =>
        chargesFees ? surcharge(payment, method === 'card' ? 'card' : 'ach_debit') : 0;
      const fee = chargesFees ? charge(due) : null;
      return {
        packageId: selected.id,
        name: selected.name,
        interval,
        lines: priceLines(quotes, interval),
        /** The payments of the monthly plan, each with its own surcharge. */
        plan:
          interval === 'MONTHLY'
            ? charged(monthlyPlan(yearlyTotal(quotes, 'MONTHLY')), charge)
            : null,
        /** Without the surcharge: the insurer's part. */
        due,
        fee,
        total: due + (fee ?? 0),
        quoteIds: quotes.flatMap(
          ({ monthly_quote_id, annual_quote_id }) =>
            (interval === 'MONTHLY' ? monthly_quote_id : annual_quote_id) ?? [],
        ),
      };
    },
  );
  return { $interval, $order };
}

const charged = (
  { first, each, last }: MonthlyPlan,
  charge: (payment: number) => number,
): MonthlyPlan => ({
  first: first + charge(first),
  each: each + charge(each),
  last: last + charge(last),
});

export type Order = ReturnType<typeof createOrder>;
