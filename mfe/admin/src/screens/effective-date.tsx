import type {} from '@fairlead/ui/react';
import { useUnit } from 'effector-react';
import { useModel } from '../use-model.ts';

export function EffectiveDate() {
  const { effectiveDate, board } = useModel();
  const { day, error, range, locked, type, leave } = useUnit({
    day: effectiveDate.$day,
    error: effectiveDate.$error,
    range: effectiveDate.$range,
    locked: board.$locked,
    type: effectiveDate.typed,
    leave: effectiveDate.fieldLeft,
  });
  return (
    <ui-date-field
      className="effective-date"
      label="Effective date"
      controlId="effective-date"
      dense
      value={day}
      min={range.min}
      max={range.max ?? undefined}
      error={error}
      disabled={locked !== null}
      onui-change={({ detail }) => type(detail)}
      onui-blur={() => leave()}
    />
  );
}
