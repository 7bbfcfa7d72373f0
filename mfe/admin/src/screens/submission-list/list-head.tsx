import type { UiTextField } from '@fairlead/ui';
import { useUnit } from 'effector-react';
import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';

const texts = content.submissions;

type Props = {
  readonly search: RefObject<UiTextField | null>;
  readonly onKey: (event: KeyboardEvent) => void;
};

/** Title, count, search and the statuses to filter by. The search has the focus when the page opens. */
export function ListHead({ search, onKey }: Props) {
  const { submissionList } = useModel();
  const { text, total, filters, view, type, leave, choose } = useUnit({
    text: submissionList.$search,
    total: submissionList.$total,
    filters: submissionList.$filters,
    view: submissionList.$view,
    type: submissionList.searched,
    leave: submissionList.searchLeft,
    choose: submissionList.statusChosen,
  });
  useEffect(() => {
    void search.current?.updateComplete.then(() => search.current?.focus());
  }, [search]);
  const all = filters[0]?.count ?? 0;
  return (
    <div className="subs-head">
      <div className="row subs-title">
        <h1 className="heading">{texts.title}</h1>
        <p className="tiny muted" role="status">
          {view === 'list' ? texts.count(total, all) : ''}
        </p>
      </div>
      <div className="subs-tools">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys lead from the field in it to the results. */}
        <div className="subs-search" onKeyDown={onKey}>
          <ui-text-field
            ref={search}
            label={texts.search}
            labelHidden
            controlId="submissions-search"
            icon="search"
            dense
            placeholder={texts.search}
            value={text}
            onui-change={({ detail }) => type(detail)}
            onui-blur={() => leave()}
          />
          <span className="kbd" aria-hidden="true">
            /
          </span>
        </div>
        {view === 'list' ? (
          <fieldset className="quick-row" aria-label={texts.status}>
            {filters.map(({ status, label, count, isChosen }) => (
              <button
                key={label}
                className="quick"
                type="button"
                aria-pressed={isChosen}
                onClick={() => choose(status)}
              >
                {label} <span className="quick-count">{count}</span>
              </button>
            ))}
          </fieldset>
        ) : null}
      </div>
    </div>
  );
}
