import type { UiTextField } from '@fairlead/ui';
import { useUnit } from 'effector-react';
import type { RefObject } from 'react';
import { content } from '../content.ts';
import { sorts } from '../model/library/filter-and-sort.ts';
import { useModel } from '../use-model.ts';
import { Chips } from './library-chips.tsx';
import { LibraryFilter } from './library-filter.tsx';

type Props = { readonly search: RefObject<UiTextField | null> };

/** Search, filter and sort with the active filters, and the number of results. */
export function LibraryTools({ search: field }: Props) {
  const { library, board } = useModel();
  const { filter, counts, locked, search, leave, chooseSort } = useUnit({
    filter: library.$filter,
    counts: library.$counts,
    locked: board.$locked,
    search: library.searched,
    leave: library.searchLeft,
    chooseSort: library.sortChosen,
  });
  return (
    <>
      <div className="library-tools">
        <ui-text-field
          ref={field}
          className="library-search"
          label={content.library.search}
          labelHidden
          controlId="library-search"
          icon="search"
          dense
          placeholder={content.library.search}
          value={filter.search}
          onui-change={({ detail }) => search(detail)}
          onui-blur={() => leave()}
        />
        <LibraryFilter />
        <ui-menu
          label=""
          text={content.library.sort}
          icon="sort"
          value={filter.sort ?? ''}
          items={sorts}
          onui-select={({ detail }) => chooseSort(detail)}
        />
      </div>
      <Chips search={field} />
      <p className="hint-line">
        <span role="status">{content.library.counts(counts.found, counts.all)}</span>
        {locked ? null : (
          <span className="drag-only">
            {content.library.hint} <kbd>A</kbd>
          </span>
        )}
      </p>
    </>
  );
}
