import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';

/** Shows only the answers that differ from last year's. */
export function ChangesSwitch() {
  const { review } = useModel();
  const { isChangesOnly, choose } = useUnit({
    isChangesOnly: review.$isChangesOnly,
    choose: review.changesOnlyChosen,
  });
  return (
    <ui-switch
      label={content.review.changesOnly}
      checked={isChangesOnly}
      onui-change={({ detail }) => choose(detail)}
    />
  );
}
