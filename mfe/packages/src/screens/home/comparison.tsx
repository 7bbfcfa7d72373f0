import { ComparisonTable } from '@fairlead/mfe-kit/comparison';
import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';
import { columnOf } from './column.ts';
import { ComparisonLegend } from './comparison-legend.tsx';
import { ComparisonSkeleton } from './comparison-skeleton.tsx';
import { ComparisonTools } from './comparison-tools.tsx';
import { EqualRows } from './equal-rows.tsx';
import { NothingToCompare } from './nothing-to-compare.tsx';
import { OptionActions } from './option-actions.tsx';
import { PackageJump } from './package-jump.tsx';
import { CancelReview, PricesExpired } from './prompts.tsx';
import { SheetsWhilePrinting } from './sheets-while-printing.tsx';
import { usePackageStrip } from './use-package-strip.ts';

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
  // The switches stay where they are when the packages come.
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

/** The table itself; on a narrow screen a strip with links to each package. */
function Packages() {
  const { comparison: model } = useModel();
  const { options, groups, base, showsOutOfPocket, highlights, pinnedId } = useUnit({
    options: model.$columns,
    groups: model.$groups,
    base: model.$base,
    showsOutOfPocket: model.$showsOutOfPocket,
    highlights: model.$highlightsDifferences,
    pinnedId: model.$pinnedId,
  });
  const { viewedId, jump, ...strip } = usePackageStrip(options, pinnedId);
  return (
    <>
      <PackageJump options={options} viewedId={viewedId} pinnedId={pinnedId} onJump={jump} />
      <ComparisonTable
        label={comparison.packages}
        columns={options.map((option) => columnOf(option, base, pinnedId))}
        groups={groups}
        baseName={base?.name ?? null}
        showsOutOfPocket={showsOutOfPocket}
        highlights={highlights}
        renderActions={(id) => <OptionActions id={id} />}
        {...strip}
      />
    </>
  );
}
