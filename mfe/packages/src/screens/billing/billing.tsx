import { href } from '@fairlead/domain';
import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { packagesPage } from '../../model/links.ts';
import { useModel } from '../../use-model.ts';
import { BillingIntervals } from './billing-intervals.tsx';
import { BillingSummary } from './billing-summary.tsx';
import { PayPage } from './pay-page.tsx';
import { StartDate } from './start-date.tsx';
import { useNoPackage } from './use-no-package.tsx';

/** The billing interval and effective date of the selected package (B§2). */
export function BillingScreen() {
  const { $package, billing, submission } = useModel();
  const { selected, origin, known } = useUnit({
    selected: $package,
    origin: billing.$origin,
    known: submission.$submission,
  });
  const noPackage = useNoPackage();
  if (noPackage || !selected) return noPackage;
  const home = known ? href(packagesPage(known.id, false)) : '/';
  return (
    <PayPage
      backTo={origin ?? home}
      back={content.billing.back}
      summary={<BillingSummary name={selected.name} />}
    >
      <BillingIntervals />
      <StartDate />
    </PayPage>
  );
}
