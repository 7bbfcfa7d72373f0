import type { To } from '@fairlead/domain';
import { type BillingInterval, billingInterval } from '@fairlead/domain/money';
import {
  annualSavings,
  dueAtCheckout,
  monthlyPlan,
  monthlyPrice,
  priceLines,
  quotedIntervals,
  yearlyTotal,
} from '@fairlead/domain/packages';
import { $route, entered, navigate } from '@fairlead/store';
import { attach, combine, createEvent, createStore, type Store, sample } from 'effector';
import type { EffectiveDate } from './effective-date.ts';
import type { ReviewedOfferModel } from './reviewed-offer.ts';
import type { SelectedPackage } from './selected-package.ts';
import type { Submission } from './submission.ts';

/** The billing interval, monthly or annual, with the amounts of both (B§9). */
export function createBilling(
  { $submission, dayAsked }: Submission,
  $package: SelectedPackage,
  effectiveDate: EffectiveDate,
  $isLocked: Store<boolean>,
  { $isCurrent }: ReviewedOfferModel,
) {
  const intervalChosen = createEvent<BillingInterval>();
  const continued = createEvent();

  const $chosen = createStore<BillingInterval>('MONTHLY').on(intervalChosen, (_, chosen) => chosen);
  /** The schedules that can be chosen; none for a package without a price for one (AMB-103). */
  const $intervals = $package.map((selected) => quotedIntervals(selected?.quotes ?? []));
  const $interval = combine($chosen, $intervals, (chosen, quoted) =>
    quoted.includes(chosen) ? chosen : (quoted[0] ?? chosen),
  );
  const $amounts = $package.map((selected) => {
    const quotes = selected?.quotes ?? [];
    return {
      monthly: {
        price: monthlyPrice(quotes),
        plan: monthlyPlan(yearlyTotal(quotes, 'MONTHLY')),
        due: dueAtCheckout(quotes, 'MONTHLY'),
      },
      annually: {
        price: yearlyTotal(quotes, 'ANNUALLY'),
        due: dueAtCheckout(quotes, 'ANNUALLY'),
        savings: annualSavings(quotes),
      },
    };
  });
  const $lines = combine($package, $interval, (selected, interval) =>
    priceLines(selected?.quotes ?? [], interval),
  );

  // The chosen interval survives coming back from the checkout.
  sample({
    clock: entered('market-submission-checkout'),
    filter: ({ params }) => isInterval(params.paymentSchedule),
    fn: ({ params }) => billingInterval(params.paymentSchedule),
    target: $chosen,
  });

  sample({ clock: continued, target: dayAsked });
  // An unsaved effective date is saved first. If that fails, the user stays and sees why.
  const continueFx = attach({
    source: { submission: $submission, day: effectiveDate.$day, isSaved: effectiveDate.$isSaved },
    effect: async ({ submission, day, isSaved }) => {
      if (submission && !isSaved)
        await effectiveDate.saveFx({
          params: { id: submission.id },
          body: { requestedEffectiveDate: day },
        });
    },
  });
  sample({
    clock: continued,
    source: {
      error: effectiveDate.$error,
      isLocked: $isLocked,
      isBusy: continueFx.pending,
      isCurrent: $isCurrent,
      intervals: $intervals,
    },
    filter: ({ error, isLocked, isBusy, isCurrent, intervals }) =>
      error === null && !isLocked && !isBusy && isCurrent && intervals.length > 0,
    target: continueFx,
  });
  const checkoutOpened = sample({
    clock: continueFx.done,
    source: { submission: $submission, interval: $interval, route: $route },
  }).filterMap(({ submission, interval, route }): To | undefined =>
    // Whoever has left meanwhile stays where they are.
    submission && route?.name === 'billing'
      ? {
          route: 'market-submission-checkout',
          params: { marketSubmissionId: submission.id, paymentSchedule: interval },
          state: { origin: originOf(route.state.origin) },
        }
      : undefined,
  );
  sample({ clock: checkoutOpened, target: navigate });

  return {
    intervalChosen,
    continued,
    $intervals,
    $interval,
    $amounts,
    $lines,
    $isContinuing: continueFx.pending,
    /** The address that billing was opened from, for its back link (B§2). */
    $origin: combine($route, (route) => originOf(route?.state.origin)),
  };
}

export type Billing = ReturnType<typeof createBilling>;

const isInterval = (text: string) => text === 'MONTHLY' || text === 'ANNUALLY';
const originOf = (origin: unknown): string | null => (typeof origin === 'string' ? origin : null);
