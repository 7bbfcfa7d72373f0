import {
  annualSavings,
  displayedPrice,
  dueAtCheckout,
  priceLines,
} from '@fairlead/domain/packages';
import { combine } from 'effector';
import type { Billing } from '../billing.ts';
import type { OpenPackage } from './open-package.ts';

/** The price of the open package for the displayed interval, in cents. */
export const createSummary = ($package: OpenPackage, { $interval }: Billing) =>
  combine($package, $interval, (one, interval) => {
    const quotes = one?.quotes ?? [];
    return {
      interval,
      price: displayedPrice(quotes, interval),
      due: dueAtCheckout(quotes, interval),
      lines: priceLines(quotes, interval),
      savings: annualSavings(quotes),
    };
  });
