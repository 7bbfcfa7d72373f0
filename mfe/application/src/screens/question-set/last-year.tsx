import {
  changedFromLastYear,
  type FieldInput,
  type FieldSpot,
} from '@fairlead/domain/question-set';
import type {} from '@fairlead/ui/react';
import { content } from '../../content.ts';

const { lastYear, restore, restoreLabel } = content.questionSet;

type Props = {
  readonly spot: FieldSpot;
  readonly value: FieldInput | undefined;
  /** What the field is called. */
  readonly label: string;
  /** Undefined where nothing can be changed. */
  readonly onRestore: (() => void) | undefined;
};

/** Last year's answer beside a field that holds another one now, and the way back to it. */
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
