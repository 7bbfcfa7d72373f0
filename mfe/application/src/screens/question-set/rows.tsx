import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';
import { RowCard } from './row-card.tsx';

/** The rows of a repeating set, each a card. */
export function Rows() {
  const { questionSet } = useModel();
  const { rows, removals, limits, label, emptyText, isReadOnly, add } = useUnit({
    rows: questionSet.$rows,
    removals: questionSet.$removals,
    limits: questionSet.$rowLimits,
    label: questionSet.$rowLabel,
    emptyText: questionSet.$emptyText,
    isReadOnly: questionSet.$isReadOnly,
    add: questionSet.rowRequested,
  });
  const addButton = useRef<HTMLElementTagNameMap['ui-button']>(null);
  useEffect(() => {
    // A dialog that asked is closed by then.
    if (removals > 0) void addButton.current?.updateComplete.then(() => addButton.current?.focus());
  }, [removals]);
  return (
    <div className="stack">
      {rows.length === 0 ? (
        <p className="muted">{emptyText}</p>
      ) : (
        <ul className="stack">
          {rows.map((row, index) => (
            <li key={row}>
              <RowCard
                row={row}
                position={index + 1}
                canBeRemoved={rows.length > limits.min && !isReadOnly}
              />
            </li>
          ))}
        </ul>
      )}
      <div hidden={isReadOnly}>
        <ui-button
          ref={addButton}
          variant="secondary"
          icon="plus"
          label={
            rows.length === 0
              ? content.questionSet.addFirstRow(label)
              : content.questionSet.addRow(label)
          }
          reason={rows.length >= limits.max ? content.questionSet.rowsFull(limits.max) : undefined}
          onClick={() => add()}
        />
      </div>
    </div>
  );
}
