import {
  annualSavings,
  firstPayment,
  lastPaymentTotal,
  monthlyPayment,
  type PaymentSchedule,
  readSchedule,
  yearlyChange,
} from '@fairlead/domain/legacy';
import { entered, navigate } from '@fairlead/store';
import { combine, createEvent, createStore, sample } from 'effector';
import type { Application } from './application.ts';

type Choice = { readonly id: string | null; readonly schedule: PaymentSchedule };

/** Monthly or for the year, with the amounts of both (A§9). Transaction fees come with the method, on the next page. */
export function createSchedule({ $id, $slug, $package, $prices }: Application) {
  const chosen = createEvent<PaymentSchedule>();
  const continued = createEvent();

  const $choice = createStore<Choice | null>(null);
  sample({
    clock: chosen,
    source: $id,
    fn: (id, schedule) => ({ id, schedule }),
    target: $choice,
  });
  // Coming back from the payment, the schedule that was being paid stays chosen.
  $choice.on(entered('checkout-payment'), (choice, { params }) => {
    const schedule = readSchedule(params.paymentSchedule);
    return schedule ? { id: params.legacyApplicationId, schedule } : choice;
  });
  /** What was chosen for one application isn't chosen for another. */
  const $schedule = combine(
    $choice,
    $id,
    (choice, id): PaymentSchedule => (choice?.id === id ? choice.schedule : 'monthly'),
  );

  const $amounts = $prices.map(
    (prices) =>
      prices && {
        monthly: {
          first: firstPayment(prices, 'monthly', null),
          each: monthlyPayment(prices, null).total,
          last: lastPaymentTotal(prices, null),
        },
        annual: firstPayment(prices, 'annual', null),
        savings: annualSavings(prices),
      },
  );

  /** How a renewal's price compares with last year's; null if the back end doesn't send that. */
  const $yearlyChange = $package.map((offered) =>
    offered?.expiring_annual_amount_cents === undefined
      ? null
      : yearlyChange(
          offered.quote.pricing.annual_amount_cents,
          offered.expiring_annual_amount_cents,
        ),
  );

  /** Where Continue leads, once there is a price to pay. */
  const $payment = combine(
    { legacyApplicationId: $id, packageSlug: $slug, paymentSchedule: $schedule, prices: $prices },
    ({ legacyApplicationId, packageSlug, paymentSchedule, prices }) =>
      legacyApplicationId !== null && packageSlug !== null && prices !== null
        ? {
            route: 'checkout-payment' as const,
            params: { legacyApplicationId, packageSlug, paymentSchedule },
          }
        : null,
  );
  sample({
    clock: sample({ clock: continued, source: $payment }).filterMap((to) => to ?? undefined),
    target: navigate,
  });
  return { chosen, continued, $schedule, $amounts, $yearlyChange };
}
