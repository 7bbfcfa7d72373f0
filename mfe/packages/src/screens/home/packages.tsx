import { ComparisonTable } from '@fairlead/mfe-kit/comparison';
import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';
import { columnOf } from './column.ts';
import { OptionActions } from './option-actions.tsx';
import { PackageJump } from './package-jump.tsx';
import { usePackageStrip } from './use-package-strip.ts';

const { comparison } = content;

/** The packages of the comparison: a table; on a narrow screen a strip with links to each package. */
export function Packages() {
  const { comparison: model } = useModel();
  const { options, groups, base, showsOutOfPocket, highlights, pinnedId } = useUnit({
    options: model.$columns,
    groups: model.$groups,
    base: model.$base,
    showsOutOfPocket: model.$showsOutOfPocket,
    highlights: model.$highlightsDifferences,
    pinnedId: model.$pinnedId,
  });
  const { viewedId, movedToId, jump, ...strip } = usePackageStrip(options, pinnedId);
  return (
    <>
      <PackageJump
        options={options}
        viewedId={viewedId}
        movedToId={movedToId}
        pinnedId={pinnedId}
        onJump={jump}
      />
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
