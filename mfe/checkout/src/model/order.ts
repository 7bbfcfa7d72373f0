import {
  firstPayment,
  lastPaymentTotal,
  monthlyPayment,
  packageName,
  readSchedule,
} from '@fairlead/domain/legacy';
import { $route, flag } from '@fairlead/store';
import { combine, type StoreValue } from 'effector';
import type { Application } from './application.ts';
import type { Method } from './method.ts';

/** The order, for the summary and the payment call. All in cents. */
export function createOrder({ $package, $prices, $slug }: Application, { $method }: Method) {
  /** From the address; null when it names no schedule. */
  const $schedule = $route.map((route) => readSchedule(route?.params.paymentSchedule));
  const $order = combine(
    $package,
    $prices,
    $slug,
    $schedule,
    $method,
    flag('charge-transaction-fees'),
    (offered, prices, slug, schedule, method, chargesFees) => {
      if (!offered || !prices || !slug || !schedule) return null;
      const charged = chargesFees ? method : null;
      const { premium, rows, transactionFee, total } = firstPayment(prices, schedule, charged);
      return {
        slug,
        name: packageName(slug),
        coverages: offered.quote.koverages_accepted.length,
        schedule,
        method,
        premium,
        rows,
        transactionFee,
        total,
        plan:
          schedule === 'monthly'
            ? {
                each: monthlyPayment(prices, charged).total,
                last: lastPaymentTotal(prices, charged),
              }
            : null,
      };
    },
  );
  return { $schedule, $order };
}

export type Order = ReturnType<typeof createOrder>;
export type DisplayedOrder = NonNullable<StoreValue<Order['$order']>>;
