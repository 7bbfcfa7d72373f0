import { useUnit } from 'effector-react';
import { content } from '../content.ts';
import { sorts } from '../model/library/filter-and-sort.ts';
import { useModel } from '../use-model.ts';
import { LibraryFilter } from './library-filter.tsx';

/** Search, filter and sort with the active filters, and the number of results. */
export function LibraryTools() {
  const { library } = useModel();
  const { filter, counts, search, leave, chooseSort } = useUnit({
    filter: library.$filter,
    counts: library.$counts,
    search: library.searched,
    leave: library.searchLeft,
    chooseSort: library.sortChosen,
  });
  return (
    <>
      <div className="library-tools">
        <ui-text-field
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
      <Chips />
      <p className="hint-line">
        <span role="status">{content.library.counts(counts.found, counts.all)}</span>
        <span className="drag-only">
          {content.library.hint} <kbd>A</kbd>
        </span>
      </p>
    </>
  );
}

/** The active filters and the sort order; each can be removed. */
function Chips() {
  const { library } = useModel();
  const { chips, remove } = useUnit({ chips: library.$chips, remove: library.chipRemoved });
  if (chips.length === 0) return null;
  return (
    <ul className="chips" aria-label={content.library.chips}>
      {chips.map(({ id, text }) => (
        <li className="filter-chip" key={id}>
          {text}
          <button
            type="button"
            aria-label={content.library.removeChip(text)}
            onClick={() => remove(id)}
          >
            <ui-icon name="cross" size="sm" />
          </button>
        </li>
      ))}
    </ul>
  );
}
