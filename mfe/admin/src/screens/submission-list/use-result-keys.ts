import type { UiTextField } from '@fairlead/ui';
import { useUnit } from 'effector-react';
import { type KeyboardEvent, type RefObject, useRef } from 'react';
import type { SummaryRow } from '../../model/submission-list/summary-row.ts';
import { useModel } from '../../use-model.ts';

type List = {
  readonly search: RefObject<UiTextField | null>;
  readonly rows: readonly SummaryRow[];
  /** The rows belong to an earlier search, so Enter would open the wrong submission. */
  readonly isSearching: boolean;
};

/**
 * The keys of the list: arrows between search and results, Enter, Home and End, Q and C on a result, slash for the
 * search. A result is a link, so Enter on it is the platform's own.
 */
export function useResultKeys({ search, rows, isSearching }: List) {
  const { links, submissionList } = useModel();
  const { open, openLibrary, copyLink } = useUnit({
    open: submissionList.boardOpened,
    openLibrary: submissionList.libraryOpened,
    copyLink: links.linkCopied,
  });
  const found = useRef<(HTMLAnchorElement | null)[]>([]);
  const focusSearch = () => search.current?.focus();
  const focusResult = (index: number) => {
    if (index < 0) focusSearch();
    else found.current[Math.min(index, rows.length - 1)]?.focus();
  };

  return {
    linkRef: (index: number) => (link: HTMLAnchorElement | null) => {
      found.current[index] = link;
    },
    focusLast: () => focusResult(rows.length - 1),
    onSearchKey: (event: KeyboardEvent) => {
      const [first] = rows;
      if (event.key === 'ArrowDown') act(event, () => focusResult(0));
      if (event.key === 'Enter' && first && !isSearching) act(event, () => open(first.id));
    },
    onResultKey: (event: KeyboardEvent, index: number) => {
      const id = rows[index]?.id;
      if (id === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      const steps: Readonly<Record<string, () => void>> = {
        ArrowDown: () => focusResult(index + 1),
        ArrowUp: () => focusResult(index - 1),
        Home: () => focusResult(0),
        End: () => focusResult(rows.length - 1),
        Escape: focusSearch,
        q: () => openLibrary(id),
        c: () => copyLink(id),
      };
      const step = steps[event.key] ?? steps[event.key.toLowerCase()];
      if (step) act(event, step);
    },
    onScreenKey: (event: KeyboardEvent) => {
      if (event.key === '/' && !isTyping(event.target)) act(event, () => focusSearch());
    },
  };
}

function act(event: KeyboardEvent, step: () => void) {
  event.preventDefault();
  step();
}

const isTyping = (target: EventTarget) =>
  typeof HTMLInputElement !== 'undefined' && target instanceof HTMLInputElement;
