import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';
import { Questions } from './questions.tsx';

type Props = { readonly row: number; readonly position: number; readonly canBeRemoved: boolean };

/** A row of a repeating set. One that was just added takes the focus, because it comes before the pressed button. */
export function RowCard({ row, position, canBeRemoved }: Props) {
  const { questionSet } = useModel();
  const { label, addedRow, remove } = useUnit({
    label: questionSet.$rowLabel,
    addedRow: questionSet.$addedRow,
    remove: questionSet.rowRemovalAsked,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const isAdded = addedRow === row;
  useEffect(() => {
    if (isAdded) heading.current?.focus();
  }, [isAdded]);
  return (
    <fieldset className="card repeat" aria-labelledby={`row-${row}`}>
      <div className="row between">
        <h2 className="heading" id={`row-${row}`} tabIndex={-1} ref={heading}>
          {content.questionSet.rowTitle(label)} {position}
        </h2>
        {canBeRemoved ? (
          <ui-button
            variant="quiet"
            size="sm"
            icon="trash"
            label="Remove"
            accessibleLabel={content.questionSet.removeRow(label, position)}
            onClick={() => remove(row)}
          />
        ) : null}
      </div>
      <Questions row={row} />
    </fieldset>
  );
}
