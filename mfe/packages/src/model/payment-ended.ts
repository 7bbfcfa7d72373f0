import { paymentScreens, type SubmissionScreen } from '@fairlead/domain/packages';
import { notify } from '@fairlead/store';
import { sample } from 'effector';
import { paymentContent } from '../content/payment.ts';
import type { ReviewedOfferModel } from './reviewed-offer.ts';
import type { ScreenRedirects } from './screen-redirects.ts';

const withdrawn: readonly string[] = ['package-not-shown', 'package-in-review'];

/** Tells a client why an admin's change ended the payment, and that nothing was charged. */
export function createPaymentEnded(
  { redirected }: ScreenRedirects,
  { $offer }: ReviewedOfferModel,
): void {
  const told = sample({ clock: redirected, source: $offer, fn: textFor }).filterMap(
    (text) => text ?? undefined,
  );
  sample({
    clock: told,
    fn: (text) => ({ text, tone: 'danger' as const }),
    target: notify,
  });
}

type Redirect = {
  readonly because: string;
  readonly facts: { readonly screen: SubmissionScreen };
};

function textFor(offer: { readonly name: string } | null, { because, facts }: Redirect) {
  if (!offer || !paymentScreens.includes(facts.screen)) return null;
  if (because === 'quote-blocked') return paymentContent.ended.blocked;
  return withdrawn.includes(because) ? paymentContent.ended.withdrawn(offer.name) : null;
}
