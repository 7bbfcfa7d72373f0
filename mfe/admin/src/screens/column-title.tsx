import { useUnit } from 'effector-react';
import { type Ref, useEffect, useRef } from 'react';
import type { Column } from '../model/column.ts';
import { useModel } from '../use-model.ts';
import { IconButton } from './icon-button.tsx';
import { NamingForm } from './naming-form.tsx';

type Props = { readonly column: Column; readonly heading: Ref<HTMLHeadingElement> };

/** Name, description and price of a package; the first two can be edited in place. */
export function ColumnTitle({ column, heading }: Props) {
  const { naming } = useModel();
  const { editing, begin } = useUnit({ editing: naming.$editing, begin: naming.begun });
  const isEditing = editing?.packageId === column.id;
  const self = useRef<HTMLDivElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    // The form had the focus, so it moves back to the button that opened it.
    if (wasEditing.current && !isEditing) self.current?.querySelector('button')?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  if (isEditing) return <NamingForm name={column.name} />;
  return (
    <div className="row between column-row column-title" ref={self}>
      <div className="grow">
        <h2 className="inline-edit" aria-label={column.name} ref={heading} tabIndex={-1}>
          {column.name}
          <IconButton
            icon="pencil"
            size="xs"
            label={`Edit name and description of ${column.name}`}
            whyNot={column.whyNotEdit}
            onPress={() => begin(column.id)}
          />
        </h2>
        <p className="tiny muted">{column.description}</p>
      </div>
      <p className="col-price">
        {column.price.amount ? (
          <span className="money-lg tabular">{column.price.amount}</span>
        ) : null}
        <span className="tiny muted">{column.price.text}</span>
      </p>
    </div>
  );
}
