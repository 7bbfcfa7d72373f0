import { entered, inSteps } from '@fairlead/store';
import { createBankEntry, createCardEntry } from '@fairlead/store/paying';
import { sample } from 'effector';
import { createActivation } from './activation.ts';
import { createAdvice } from './advice.ts';
import { createApplicationExpiry } from './application-expiry.ts';
import { createBilling } from './billing.ts';
import { createBuying } from './buying.ts';
import { createComparison } from './comparison.ts';
import { createConfirmation } from './confirmation.ts';
import { createEffectiveDate } from './effective-date.ts';
import { createOfferChange } from './offer-change.ts';
import { createOrder } from './order.ts';
import { createPackagePage } from './package/index.ts';
import { createPaymentEnded } from './payment-ended.ts';
import { createPaymentMethod } from './payment-method.ts';
import { createPriceChange } from './price-change.ts';
import { createPrint } from './print.ts';
import { createRefresh } from './refresh.ts';
import { createReviewedOffer } from './reviewed-offer.ts';
import { createScreenRedirects } from './screen-redirects.ts';
import { createSelectedPackage } from './selected-package.ts';
import { createStatusPolling } from './status-polling.ts';
import { createSubmission } from './submission.ts';
import { createWaiting } from './waiting.ts';

/** The client's pages of quoted packages: comparison, package, payment, activation. */
export const createModel = inSteps(function* () {
  const submission = createSubmission();
  createStatusPolling(submission);
  const waiting = createWaiting(submission);
  const refresh = createRefresh(submission);
  const redirects = createScreenRedirects(submission, refresh);
  const applicationExpiry = createApplicationExpiry(submission);
  yield;
  const comparison = createComparison(submission);
  const buying = createBuying(submission, refresh);

  const $package = createSelectedPackage(submission);
  const effectiveDate = createEffectiveDate(submission, $package, refresh.$lock);
  const reviewed = createReviewedOffer(submission, $package, buying);
  createPaymentEnded(redirects, reviewed);
  const billing = createBilling(submission, $package, effectiveDate, buying.$isLocked, reviewed);
  yield;
  const packagePage = createPackagePage(submission, buying, billing);
  sample({ clock: packagePage.saving.customized, target: reviewed.forgotten });
  yield;
  const method = createPaymentMethod();
  const order = createOrder($package, method);
  const checkoutOpened = entered('market-submission-checkout');
  const card = createCardEntry(checkoutOpened);
  const bank = createBankEntry({
    $applicationId: submission.$submission.map((known) => known?.client_data_id ?? null),
    opened: checkoutOpened,
  });
  yield;
  const activation = createActivation({
    submission,
    order,
    card,
    bank,
    method,
    effectiveDate,
    reviewed,
  });
  const offerChange = createOfferChange({ submission, $package, reviewed, billing, order });
  const priceChange = createPriceChange(activation, order, submission, offerChange);
  const confirmation = createConfirmation(submission, redirects, $package);

  return {
    submission,
    waiting,
    refresh,
    applicationExpiry,
    comparison,
    buying,
    $package,
    effectiveDate,
    billing,
    packagePage,
    method,
    order,
    card,
    bank,
    activation,
    offerChange,
    priceChange,
    print: createPrint(submission),
    confirmation,
    advice: createAdvice(),
  };
});

export type Model = ReturnType<typeof createModel>;
