import { href } from '@fairlead/domain';
import { Footer } from '@fairlead/mfe-kit';
import { Faq } from '@fairlead/mfe-kit/payment';
import type {} from '@fairlead/ui/react';
import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { packagesPage } from '../../model/links.ts';
import { useModel } from '../../use-model.ts';
import { ApplicationExpired, PricesExpired } from '../home/prompts.tsx';
import { Refreshing } from '../home/refreshing.tsx';
import { useNotLoaded } from '../use-loaded.tsx';
import { BillingIntervals } from './billing-intervals.tsx';
import { BillingSummary } from './billing-summary.tsx';
import { OfferChange } from './offer-change.tsx';
import { PayHead } from './pay-head.tsx';
import { StartDate } from './start-date.tsx';

const { billing: text } = content;

/** The billing interval and effective date of the selected package (B§2). */
export function BillingScreen() {
  const { $package, refresh } = useModel();
  const { selected, isRefreshing } = useUnit({
    selected: $package,
    isRefreshing: refresh.$isRefreshing,
  });
  const notLoaded = useNotLoaded();
  if (notLoaded) return notLoaded;
  if (isRefreshing) return <Refreshing />;
  // Without a package there is nothing to bill: the model is about to redirect.
  if (!selected) return <ui-overlay />;
  return (
    <>
      <Head />
      <div className="wrap">
        <div className="checkout">
          <div className="pay-sections">
            <PricesExpired />
            <BillingIntervals />
            <StartDate />
            <Faq {...content.faq} />
          </div>
          <BillingSummary name={selected.name} />
        </div>
      </div>
      <OfferChange />
      <ApplicationExpired />
      <Footer />
    </>
  );
}

function Head() {
  const { billing, submission } = useModel();
  const { origin, known } = useUnit({ origin: billing.$origin, known: submission.$submission });
  const home = known ? href(packagesPage(known.id, false)) : '/';
  return <PayHead backTo={origin ?? home} back={text.back} />;
}
