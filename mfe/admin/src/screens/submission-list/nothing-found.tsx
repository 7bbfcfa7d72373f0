import { submissionStatusLabel } from '@fairlead/domain/packages';
import { useUnit } from 'effector-react';
import type { RefObject } from 'react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';
import { ListFailed } from './list-failed.tsx';

const { none, nothing } = content.submissions;

type Props = {
  /** Takes the focus from a button that goes with the empty list. */
  readonly search: RefObject<{ focus(): void } | null>;
};

/** The empty list: no submission at all, or none that matches, with ways to widen the search. */
export function NothingFound({ search }: Props) {
  const { submissionList } = useModel();
  const { text, status, choose, clear } = useUnit({
    text: submissionList.$shownSearch,
    status: submissionList.$status,
    choose: submissionList.statusChosen,
    clear: submissionList.searchCleared,
  });
  const isNone = text === '' && status === null;
  return (
    <div className="subs-scroll">
      <ListFailed search={search} />
      <div className="board-empty subs-empty">
        <ui-icon name="search" size="lg" />
        <h2 className="subheading">{isNone ? none.title : nothing.title}</h2>
        <p>
          {isNone
            ? none.body
            : nothing.body(text, status === null ? null : submissionStatusLabel(status))}
        </p>
        {isNone ? null : (
          <div className="row">
            {status === null ? null : (
              <ui-button
                variant="secondary"
                label={nothing.allStatuses}
                onClick={() => {
                  search.current?.focus();
                  choose(null);
                }}
              />
            )}
            {text ? (
              <ui-button
                variant="quiet"
                label={nothing.clear}
                onClick={() => {
                  search.current?.focus();
                  clear();
                }}
              />
            ) : null}
          </div>
        )}
      </div>
    </div>
  );
}
