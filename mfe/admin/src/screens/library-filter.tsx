import { useRef, useState } from 'react';
import { content } from '../content.ts';
import { FilterPanel } from './filter-panel.tsx';

/** The filter of the library, by status and by coverage. It works while it is open; Escape closes it. */
export function LibraryFilter() {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <>
      <button
        className="button button-secondary button-sm"
        type="button"
        ref={opener}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <ui-icon name="filter" size="sm" />
        {content.library.filter}
      </button>
      {isOpen ? <FilterPanel onClose={close} /> : null}
    </>
  );
}
