import { Footer, lazyView } from '@fairlead/mfe-kit';
import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { useModel } from '../../use-model.ts';
import { ApplicationExpired, CancelReview, PricesExpired } from '../home/prompts.tsx';
import { Refreshing } from '../home/refreshing.tsx';
import { useNotLoaded } from '../use-loaded.tsx';
import { AddCoverages } from './add-coverages.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';
import { PackageHead } from './package-head.tsx';
import { PackageSkeleton } from './package-skeleton.tsx';
import { PayBar } from './pay-bar.tsx';
import { QuoteGroups } from './quote-groups.tsx';
import { Terrorism } from './terrorism.tsx';

const Dialogs = lazyView(async () => (await import('./dialogs.tsx')).Dialogs);
const Drawer = lazyView(async () => (await import('./drawer/drawer.tsx')).Drawer);

/** A closer look at one package, and the client's own changes to it (B§2). */
export function PackageScreen() {
  const { packagePage, refresh } = useModel();
  const { shown, isRefreshing, isDrawerOpen } = useUnit({
    shown: packagePage.$package,
    isRefreshing: refresh.$isRefreshing,
    isDrawerOpen: packagePage.drawer.$coverage,
  });
  const notLoaded = useNotLoaded(<PackageSkeleton />);
  if (notLoaded) return notLoaded;
  if (isRefreshing) return <Refreshing />;
  // Not among the packages: the model is about to redirect, or the new package is being loaded.
  if (!shown) return <ui-overlay />;
  return (
    <>
      <PackageHead />
      <div className="wrap">
        <div className="package-layout">
          <div className="stack package-main">
            <PricesExpired />
            <QuoteGroups />
            <AddCoverages />
            <Terrorism />
          </div>
          <CheckoutSummary />
        </div>
      </div>
      <PayBar />
      <ApplicationExpired />
      <CancelReview />
      <Suspense fallback={null}>
        {isDrawerOpen ? <Drawer /> : null}
        {/* After the drawer, over which some of them open. */}
        <Dialogs />
      </Suspense>
      <Footer />
    </>
  );
}
