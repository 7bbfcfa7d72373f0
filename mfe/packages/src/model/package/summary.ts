import {
  annualSavings,
  displayedPrice,
  dueAtCheckout,
  priceLines,
  quotedIntervals,
} from '@fairlead/domain/packages';
import { combine } from 'effector';
import type { Billing } from '../billing.ts';
import type { OpenPackage } from './open-package.ts';

/** The price of the open package for the displayed interval, in cents. */
export const createSummary = ($package: OpenPackage, { $interval }: Billing) =>
  combine($package, $interval, (one, chosen) => {
    const quotes = one?.quotes ?? [];
    const intervals = quotedIntervals(quotes);
    const interval = intervals.includes(chosen) ? chosen : (intervals[0] ?? chosen);
    return {
      /** The schedules that can be chosen; none for a package that can't be bought online (AMB-103). */
      intervals,
      interval,
      price: displayedPrice(quotes, interval),
      due: dueAtCheckout(quotes, interval),
      lines: priceLines(quotes, interval),
      savings: intervals.length === 2 ? annualSavings(quotes) : 0,
    };
  });
