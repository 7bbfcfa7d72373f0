import { useUnit } from 'effector-react';
import { useModel } from '../use-model.ts';

type Props = {
  /** The day is on the way. */
  readonly isLoading: boolean;
};

export function EffectiveDate({ isLoading }: Props) {
  const { effectiveDate, board } = useModel();
  const { day, error, bounds, locked, type, leave } = useUnit({
    day: effectiveDate.$day,
    error: effectiveDate.$error,
    bounds: effectiveDate.$bounds,
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
      required
      value={day}
      min={bounds.min}
      max={bounds.max}
      error={error}
      disabled={isLoading || locked !== null}
      onui-change={({ detail }) => type(detail)}
      onui-blur={() => leave()}
    />
  );
}
