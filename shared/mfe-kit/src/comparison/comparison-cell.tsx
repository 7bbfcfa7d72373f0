import { type ComparedCell, coverageLabel, formatAmount } from '@fairlead/domain/packages';
import type {} from '@fairlead/ui/react';
import { comparisonContent, outOfPocketWord } from './content.ts';
import { DifferenceMark } from './difference-mark.tsx';

export type CellOptions = {
  readonly showsOutOfPocket: boolean;
  /** Also marks lower and missing values, with the base package's value. */
  readonly highlights: boolean;
  /** The name of the package that the others are compared with. */
  readonly baseName: string | null;
};

type Props = CellOptions & { readonly cell: ComparedCell };

/** One coverage of one package: included with its limit, or not, and what differs from the base. */
export function ComparisonCell({ cell, ...options }: Props) {
  const { coverage, isIncluded, limit, difference } = cell;
  const mark = difference === 'missing' && !options.highlights ? null : difference;
  return (
    <li className={classOf(cell, options)}>
      <ui-icon className="icon" name={isIncluded ? 'check' : 'cross'} />
      <span className="cell-name">{coverageLabel(coverage)}</span>
      <span className="cell-limit">
        <span>{isIncluded ? limit && formatAmount(limit) : comparisonContent.notIncluded}</span>
        {mark ? <DifferenceMark kind={mark} /> : null}
      </span>
      {isIncluded && options.showsOutOfPocket ? <OutOfPocket cell={cell} /> : null}
      <BaseLimit cell={cell} {...options} />
    </li>
  );
}

function classOf({ isIncluded, difference }: ComparedCell, { highlights }: CellOptions) {
  const isMore = difference === 'higher' || difference === 'added';
  return [
    'cell',
    isIncluded ? '' : 'is-none',
    isMore ? 'is-more' : '',
    highlights && difference ? 'is-diff' : '',
    highlights && difference && !isMore ? 'is-less' : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** The base package's value, if this package has none. */
function BaseLimit({ cell: { difference, baseLimit }, highlights, baseName }: Props) {
  if (!highlights || difference !== 'missing' || !baseLimit || !baseName) return null;
  return (
    <span className="was">
      {baseName}: <span className="num">{formatAmount(baseLimit)}</span>
    </span>
  );
}

function OutOfPocket({ cell: { outOfPocket } }: { readonly cell: ComparedCell }) {
  if (!outOfPocket || outOfPocket.value === 0)
    return <span className="oop">{comparisonContent.noOutOfPocket}</span>;
  return (
    <span className="oop">
      <span className="num">{formatAmount(outOfPocket)}</span> {outOfPocketWord(outOfPocket.label)}
    </span>
  );
}
