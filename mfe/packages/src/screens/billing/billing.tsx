import { href } from '@fairlead/domain';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { content } from '../../content.ts';
import { packagesPage } from '../../model/links.ts';
import { useModel } from '../../use-model.ts';
import { BillingIntervals } from './billing-intervals.tsx';
import { BillingSkeleton } from './billing-skeleton.tsx';
import { BillingSummary } from './billing-summary.tsx';
import { PackageOrderSkeleton } from './order-skeleton.tsx';
import { PayPage } from './pay-page.tsx';
import { StartDate } from './start-date.tsx';
import { useNoPackage } from './use-no-package.tsx';

/** The billing interval and effective date of the selected package (B§2). */
export function BillingScreen() {
  const selected = useUnit(useModel().$package);
  const noPackage = useNoPackage(
    <Page summary={<PackageOrderSkeleton />}>
      <BillingSkeleton />
    </Page>,
  );
  if (noPackage || !selected) return noPackage;
  return (
    <Page summary={<BillingSummary name={selected.name} />}>
      <BillingIntervals />
      <StartDate />
    </Page>
  );
}

type Props = { readonly summary: ReactNode; readonly children: ReactNode };

/** The same frame before and after the package is there: its heading and its questions stay. */
function Page({ summary, children }: Props) {
  const { billing, submission } = useModel();
  const { origin, known } = useUnit({ origin: billing.$origin, known: submission.$submission });
  const home = known && href(packagesPage(known.id, false));
  return (
    <PayPage backTo={origin ?? home} back={content.billing.back} summary={summary}>
      {children}
    </PayPage>
  );
}
