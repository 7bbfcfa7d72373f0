import {
  changedFromLastYear,
  type FieldInput,
  type FieldSpot,
} from '@fairlead/domain/question-set';
import { content } from '../../content.ts';

const { lastYear, restore, restoreLabel } = content.questionSet;

type Props = {
  readonly spot: FieldSpot;
  readonly value: FieldInput | undefined;
  /** The field's label. */
  readonly label: string;
  /** Undefined if the set is read-only. */
  readonly onRestore: (() => void) | undefined;
};

/** Last year's answer beside a field with another value, and a button that restores it. */
export function LastYear({ spot, value, label, onRestore }: Props) {
  const before = changedFromLastYear(spot, value);
  if (before === null) return null;
  return (
    <p className="last-year small muted">
      <ui-icon name="history" size="sm" />
      {lastYear(before)}
      {onRestore ? (
        <button
          className="button button-quiet button-sm"
          type="button"
          aria-label={restoreLabel(label)}
          onClick={onRestore}
        >
          {restore}
        </button>
      ) : null}
    </p>
  );
}
