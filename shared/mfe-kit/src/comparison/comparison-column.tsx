import { type ComparedGroup, priceText, productLabel } from '@fairlead/domain/packages';
import type {} from '@fairlead/ui/react';
import type { ReactNode } from 'react';
import type { ComparedColumn } from './compared-column.ts';
import { type CellOptions, ComparisonCell } from './comparison-cell.tsx';
import { ComparisonHead } from './comparison-head.tsx';
import { comparisonContent } from './content.ts';

type Props = CellOptions & {
  readonly column: ComparedColumn;
  /** Its index among the packages. */
  readonly position: number;
  readonly groups: readonly ComparedGroup[];
  /** The actions for the package, under its price. */
  readonly children?: ReactNode;
  readonly onColumn?: ((id: string, element: HTMLElement | null) => void) | undefined;
};

/** One package of the comparison: its head, then its cell in every row. */
export function ComparisonColumn({
  column,
  position,
  groups,
  children,
  onColumn,
  ...options
}: Props) {
  const { id, isRecommended, isPinned } = column;
  const className = ['option', isRecommended ? 'is-recommended' : '', isPinned ? 'is-pinned' : '']
    .filter(Boolean)
    .join(' ');
  return (
    <article
      className={className}
      ref={(element) => {
        onColumn?.(id, element);
      }}
      style={{ '--at': position + 2 }}
      aria-labelledby={`o-${id}`}
    >
      <ComparisonHead column={column}>{children}</ComparisonHead>
      <div className="option-coverages">
        {groups.map((group) => (
          <Group key={group.product} group={group} packageId={id} {...options} />
        ))}
      </div>
    </article>
  );
}

type GroupProps = CellOptions & { readonly group: ComparedGroup; readonly packageId: string };

function Group({ group, packageId, ...options }: GroupProps) {
  const column = group.columns.find((held) => held.packageId === packageId);
  if (!column) return null;
  return (
    <>
      <h3 className="group-row">
        <span className="group-name">{productLabel(column.product ?? group.product)}</span>
        <span className="num">
          {column.product ? column.price && priceText(column.price) : comparisonContent.noPolicy}
        </span>
      </h3>
      <ul className="cells">
        {column.cells.map((cell) => (
          <ComparisonCell key={cell.coverage} cell={cell} {...options} />
        ))}
      </ul>
    </>
  );
}
