import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';
import { ComparisonLegend } from './comparison-legend.tsx';
import { ComparisonSkeleton } from './comparison-skeleton.tsx';
import { ComparisonTools } from './comparison-tools.tsx';
import { EqualRows } from './equal-rows.tsx';
import { NothingToCompare } from './nothing-to-compare.tsx';
import { Packages } from './packages.tsx';
import { CancelReview, PricesExpired } from './prompts.tsx';
import { SheetsWhilePrinting } from './sheets-while-printing.tsx';

const { comparison } = content;

/** The packages side by side (B§2). */
export function Comparison() {
  const { comparison: model, packagePage, submission } = useModel();
  const { known, options, isAdmin, isUnavailable } = useUnit({
    known: submission.$submission,
    options: model.$columns,
    isAdmin: submission.$isAdmin,
    isUnavailable: packagePage.available.$isOutOfAppetite,
  });
  // The title stays when the packages come.
  if (!known)
    return (
      <>
        <ComparisonTools />
        <ComparisonSkeleton />
      </>
    );
  if (isUnavailable && isAdmin) return <NothingToCompare text={comparison.outOfAppetite} />;
  if (options.length === 0) return <NothingToCompare text={comparison.none} />;
  return (
    <>
      <ComparisonTools />
      <div className="wrap">
        <div className="compare-prompt">
          <PricesExpired />
        </div>
        <ComparisonLegend />
        <Packages />
        <EqualRows />
        <p className="tiny muted compare-note">{comparison.terrorism}</p>
      </div>
      <CancelReview />
      <SheetsWhilePrinting />
    </>
  );
}
