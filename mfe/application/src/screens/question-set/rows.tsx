import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';
import { Questions } from './questions.tsx';

/** The rows of a repeating set, each a card. */
export function Rows() {
  const { questionSet } = useModel();
  const { rows, removals, addedRow, limits, label, emptyText, isReadOnly, add, remove } = useUnit({
    rows: questionSet.$rows,
    removals: questionSet.$removals,
    addedRow: questionSet.$addedRow,
    limits: questionSet.$rowLimits,
    label: questionSet.$rowLabel,
    emptyText: questionSet.$emptyText,
    isReadOnly: questionSet.$isReadOnly,
    add: questionSet.rowRequested,
    remove: questionSet.rowRemovalAsked,
  });
  const addButton = useRef<HTMLElementTagNameMap['ui-button']>(null);
  useEffect(() => {
    // A dialog that asked is closed by then.
    if (removals > 0) void addButton.current?.updateComplete.then(() => addButton.current?.focus());
  }, [removals]);
  const addedHeading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (addedRow !== null) addedHeading.current?.focus();
  }, [addedRow]);
  return (
    <div className="stack">
      {rows.length === 0 ? (
        <p className="muted">{emptyText}</p>
      ) : (
        <ul className="stack">
          {rows.map((row, index) => (
            <li key={row}>
              <fieldset className="card repeat" aria-labelledby={`row-${row}`}>
                <div className="row between">
                  <h2
                    className="heading"
                    id={`row-${row}`}
                    tabIndex={-1}
                    ref={row === addedRow ? addedHeading : undefined}
                  >
                    {content.questionSet.rowTitle(label)} {index + 1}
                  </h2>
                  {rows.length > limits.min && !isReadOnly ? (
                    <ui-button
                      variant="quiet"
                      size="sm"
                      icon="trash"
                      label="Remove"
                      accessibleLabel={content.questionSet.removeRow(label, index + 1)}
                      onClick={() => remove(row)}
                    />
                  ) : null}
                </div>
                <Questions row={row} />
              </fieldset>
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
