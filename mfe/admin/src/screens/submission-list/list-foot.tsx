import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';

const { shown, more, keys } = content.submissions;

type Props = {
  /** The element that keeps the focus when more rows are loaded. */
  readonly onMore: () => void;
};

/** The number of displayed rows, the keyboard shortcuts, and a button for more rows. */
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
