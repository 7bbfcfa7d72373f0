import type { ComparedGroup } from '@fairlead/domain/packages';
import type {} from '@fairlead/ui/react';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import type { ComparedColumn } from './compared-column.ts';
import type { CellOptions } from './comparison-cell.tsx';
import { ComparisonColumn } from './comparison-column.tsx';
import { RowLabels } from './row-labels.tsx';
import { StickyHeads } from './sticky-heads.tsx';

type Props = CellOptions & {
  readonly columns: readonly ComparedColumn[];
  /** From comparisonGroups of @fairlead/domain/packages, for the same packages. */
  readonly groups: readonly ComparedGroup[];
  /** The name of the comparison for assistive technology. */
  readonly label: string;
  /** Renders the actions for a package, under its price. */
  readonly renderActions?: (id: string) => ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly onScroll?: () => void;
  readonly onScrollEnd?: () => void;
  /** Reports the element of each package, and null when it is removed. */
  readonly onColumn?: (id: string, element: HTMLElement | null) => void;
};

/** Shows packages side by side, aligned row by row; on a narrow screen they are a strip. It uses no model. */
export function ComparisonTable({
  columns,
  groups,
  label,
  renderActions,
  ref,
  onKeyDown,
  onScroll,
  onScrollEnd,
  onColumn,
  ...options
}: Props) {
  const rows = groups.reduce((count, { coverages }) => count + 1 + coverages.length, 0);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would not take the grid
    <div
      ref={ref}
      className={options.highlights ? 'compare is-diff' : 'compare'}
      style={{ '--cols': columns.length, '--rows': rows }}
      role="group"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: on a narrow screen it scrolls, also by keyboard
      tabIndex={0}
      onKeyDown={onKeyDown}
      onScroll={onScroll}
      onScrollEnd={onScrollEnd}
    >
      <StickyHeads columns={columns} />
      <RowLabels groups={groups} />
      {columns.map((column, position) => (
        <ComparisonColumn
          key={column.id}
          column={column}
          position={position}
          groups={groups}
          onColumn={onColumn}
          {...options}
        >
          {renderActions?.(column.id)}
        </ComparisonColumn>
      ))}
    </div>
  );
}
