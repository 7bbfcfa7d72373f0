import type { ComparedCell } from '@fairlead/domain/packages';
import type {} from '@fairlead/ui/react';
import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';
import { coverageLabel, outOfPocketWord, shown } from '../labels.ts';

const { comparison } = content;
const icons = { higher: 'arrow-up', lower: 'arrow-down', added: 'plus' } as const;

/** One coverage of one package: included with its limit, or not, and what differs from the recommended package. */
export function ComparisonCell({ cell }: { readonly cell: ComparedCell }) {
  const { comparison: model } = useModel();
  const showsOutOfPocket = useUnit(model.$showsOutOfPocket);
  const { coverage, isIncluded, limit, difference } = cell;
  if (!isIncluded)
    return (
      <li className="cell is-none">
        <ui-icon className="icon" name="cross" />
        <span className="cell-name">{coverageLabel(coverage)}</span>
        <span>{comparison.notIncluded}</span>
      </li>
    );
  const isMore = difference === 'higher' || difference === 'added';
  return (
    <li className={isMore ? 'cell is-more' : 'cell'}>
      <ui-icon className="icon" name="check" />
      <span className="cell-name">{coverageLabel(coverage)}</span>
      <span className="cell-limit">
        {limit ? shown(limit) : ''}
        {difference ? (
          <span className={difference === 'lower' ? 'delta delta-less' : 'delta'}>
            <ui-icon name={icons[difference]} />
            {comparison.differences[difference]}
          </span>
        ) : null}
      </span>
      {showsOutOfPocket ? <OutOfPocket cell={cell} /> : null}
    </li>
  );
}

function OutOfPocket({ cell: { outOfPocket } }: { readonly cell: ComparedCell }) {
  if (!outOfPocket || outOfPocket.value === 0)
    return <span className="oop">{comparison.noOutOfPocket}</span>;
  return (
    <span className="oop">
      <span className="num">{shown(outOfPocket)}</span> {outOfPocketWord(outOfPocket.label)}
    </span>
  );
}
