import { coverageLabel, formatAmount } from '@fairlead/domain/packages';
import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';

const { equal } = content.comparison;

/** What the hidden rows say, in one sentence each, and the way to see them again. */
export function EqualRows() {
  const { comparison: model } = useModel();
  const { rows, isHidden, hide } = useUnit({
    rows: model.$equalRows,
    isHidden: model.$hidesEqualRows,
    hide: model.equalRowsHidden,
  });
  if (!isHidden) return null;
  return (
    <div className="equal-row">
      <p role="status">
        <b>{rows.length > 0 ? equal.hidden(rows.length) : equal.none}</b>{' '}
        {rows
          .map(({ coverage, limit }) =>
            equal.limit(coverageLabel(coverage), limit && formatAmount(limit)),
          )
          .join(' ')}
      </p>
      <ui-button variant="quiet" label={equal.show} onClick={() => hide(false)} />
    </div>
  );
}
