import type {} from '@fairlead/ui/react';
import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';

/** A renewal's review: how many answers differ from last year's, and a switch to see only those. */
export function ChangesCard() {
  const { review } = useModel();
  const { changes, isChangesOnly, choose } = useUnit({
    changes: review.$changes,
    isChangesOnly: review.$isChangesOnly,
    choose: review.changesOnlyChosen,
  });
  if (changes === null) return null;
  return (
    <div className="card row between">
      <p className="strong">{content.review.differ(changes)}</p>
      <ui-switch
        label={content.review.changesOnly}
        checked={isChangesOnly}
        onui-change={({ detail }) => choose(detail)}
      />
    </div>
  );
}
