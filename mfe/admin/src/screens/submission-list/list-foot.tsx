import type {} from '@fairlead/ui/react';
import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';

const { shown, more, keys } = content.submissions;

type Props = {
  /** What keeps the focus in the list once there is more of it. */
  readonly onMore: () => void;
};

/** How much of the list is shown, the keys it is used with, and more of it. */
export function ListFoot({ onMore }: Props) {
  const { submissionList } = useModel();
  const { rows, total, view, showMore } = useUnit({
    rows: submissionList.$rows,
    total: submissionList.$total,
    view: submissionList.$view,
    showMore: submissionList.moreAsked,
  });
  if (view !== 'list' || rows.length === 0) return null;
  return (
    <div className="subs-foot">
      <p>{shown(rows.length, total)}</p>
      <ul className="subs-keys" aria-label={keys.label}>
        <li>
          <kbd>↑</kbd> <kbd>↓</kbd> {keys.move}
        </li>
        <li>
          <kbd>Enter</kbd> {keys.open}
        </li>
        <li>
          <kbd>Q</kbd> {keys.library}
        </li>
        <li>
          <kbd>C</kbd> {keys.copy}
        </li>
      </ul>
      {total > rows.length ? (
        <ui-button
          variant="secondary"
          size="sm"
          label={more(total - rows.length)}
          onClick={() => {
            onMore();
            showMore();
          }}
        />
      ) : null}
    </div>
  );
}
