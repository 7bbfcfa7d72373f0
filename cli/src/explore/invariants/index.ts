import type { Invariant } from '../invariant.ts';
import { agreement } from './agreement.ts';
import { noBrokenText } from './no-broken-text.ts';
import { noCrashScreen } from './no-crash-screen.ts';
import { noDeadEnd } from './no-dead-end.ts';
import { noLostEntry } from './no-lost-entry.ts';
import { noReportedError } from './no-reported-error.ts';
import { noStranger } from './no-stranger.ts';
import { onePayment } from './one-payment.ts';
import { ownChange } from './own-change.ts';
import { shownPrice } from './shown-price.ts';

export const invariants: readonly Invariant[] = [
  noReportedError,
  noCrashScreen,
  noBrokenText,
  ownChange,
  noStranger,
  onePayment,
  shownPrice,
  agreement,
  noLostEntry,
  // Last, because it lets time pass.
  noDeadEnd,
];
