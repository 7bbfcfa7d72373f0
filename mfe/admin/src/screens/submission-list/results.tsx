import { useUnit } from 'effector-react';
import type { KeyboardEvent, RefObject } from 'react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';
import { ColumnHeads } from './column-heads.tsx';
import { ListFailed } from './list-failed.tsx';
import { NothingFound } from './nothing-found.tsx';
import { ResultRow } from './result-row.tsx';
import { roles } from './table-roles.ts';

const { title, list, caption, loading } = content.submissions;

/** The widths of the placeholder lines while rows load, in percent. */
const lines = [92, 84, 96, 78, 90, 82, 94, 86];

export type ResultProps = {
  readonly search: RefObject<{ focus(): void } | null>;
  readonly linkRef: (index: number) => (link: HTMLAnchorElement | null) => void;
  readonly onKey: (event: KeyboardEvent, index: number) => void;
};

/** What was found: loading, failed, nothing, or the rows. */
export function Results({ search, linkRef, onKey }: ResultProps) {
  const { submissionList } = useModel();
  const { view, rows, sort, isSearching } = useUnit({
    view: submissionList.$view,
    rows: submissionList.$rows,
    sort: submissionList.$shownSort,
    isSearching: submissionList.$isSearching,
  });
  if (view === 'loading')
    return (
      <div className="subs-scroll">
        <p className="visually-hidden" role="status">
          {loading}
        </p>
        <ui-skeleton lines={lines} height={20} />
      </div>
    );
  if (view === 'failed') return <ListFailed search={search} />;
  if (rows.length === 0) return <NothingFound search={search} />;
  const order = `${title}, ${caption[sort.column][sort.direction]}`;
  return (
    <section
      className="subs-scroll"
      aria-label={list}
      aria-busy={isSearching}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1).
      tabIndex={0}
    >
      <ListFailed search={search} />
      {/* A caption may not be live: the order is announced beside the table when it changes. */}
      <p className="visually-hidden" role="status">
        {order}
      </p>
      <table className="subs-table" {...roles.table}>
        <caption className="visually-hidden">{order}</caption>
        <ColumnHeads />
        <tbody {...roles.group}>
          {rows.map((row, index) => (
            <ResultRow
              key={row.id}
              row={row}
              linkRef={linkRef(index)}
              onKey={(event) => onKey(event, index)}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}
