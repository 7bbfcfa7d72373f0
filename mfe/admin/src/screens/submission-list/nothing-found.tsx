import { submissionStatusLabel } from '@fairlead/domain/packages';
import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';
import { ListFailed } from './list-failed.tsx';

const { none, nothing } = content.submissions;

/** The empty list: no submission at all, or none that matches, with ways to widen the search. */
export function NothingFound() {
  const { submissionList } = useModel();
  const { search, status, choose, clear } = useUnit({
    search: submissionList.$shownSearch,
    status: submissionList.$status,
    choose: submissionList.statusChosen,
    clear: submissionList.searchCleared,
  });
  const isNone = search === '' && status === null;
  return (
    <div className="subs-scroll">
      <ListFailed />
      <div className="board-empty subs-empty">
        <ui-icon name="search" size="lg" />
        <h2 className="subheading">{isNone ? none.title : nothing.title}</h2>
        <p>
          {isNone
            ? none.body
            : nothing.body(search, status === null ? null : submissionStatusLabel(status))}
        </p>
        {isNone ? null : (
          <div className="row">
            {status === null ? null : (
              <ui-button
                variant="secondary"
                label={nothing.allStatuses}
                onClick={() => choose(null)}
              />
            )}
            {search ? (
              <ui-button variant="quiet" label={nothing.clear} onClick={() => clear()} />
            ) : null}
          </div>
        )}
      </div>
    </div>
  );
}
