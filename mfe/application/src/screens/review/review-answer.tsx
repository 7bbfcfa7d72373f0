import { content } from '../../content.ts';
import { changeOf, type ReviewRow } from '../../model/review-changes.ts';

const { nothing, marks, lastYear } = content.review;
const icons = { changed: 'pencil', new: 'plus' } as const;

/** One answer; in a renewal, an answer that differs from last year's is highlighted, with last year's beside it. */
export function ReviewAnswer({ answer }: { readonly answer: ReviewRow }) {
  const { label, values, last_year } = answer;
  const change = changeOf(answer);
  return (
    <div className={change ? 'is-changed' : undefined}>
      <dt>{label}</dt>
      <dd>
        {values.length > 0 ? values.join('; ') : nothing}
        {change ? (
          <span className={`diff-mark is-${change}`}>
            <ui-icon name={icons[change]} size="sm" />
            {marks[change]}
          </span>
        ) : null}
        {change === 'changed' && last_year ? (
          <span className="was">{lastYear(last_year.join('; '))}</span>
        ) : null}
      </dd>
    </div>
  );
}
