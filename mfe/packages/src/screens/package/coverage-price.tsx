import { coveragePrice } from '@fairlead/domain/packages';
import { comparisonContent } from '@fairlead/mfe-kit/comparison';
import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import type { ShownCoverage } from '../../model/package/applied.ts';
import { useModel } from '../../use-model.ts';

/** What a coverage costs; nothing for one that is only added here, or in a package without a price (AMB-103). */
export function CoveragePrice({ coverage, isAdded }: Omit<ShownCoverage, 'isEdited'>) {
  const { intervals, interval } = useUnit(useModel().packagePage.summary);
  if (isAdded) return <span className="small muted">{content.package.card.addedPrice}</span>;
  if (intervals.length === 0)
    return <span className="small muted">{comparisonContent.noPrice}</span>;
  return (
    <ui-money
      cents={coveragePrice(coverage.premiums, interval)}
      per={interval === 'MONTHLY' ? 'mo' : 'yr'}
      size="lg"
    />
  );
}
