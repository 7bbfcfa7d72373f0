import type { Host } from '@fairlead/mfe-kit/shell';

/** Before the page is left, drafts are written, and the browser asks a person who has edits that no draft keeps. */
export function followLeaving(
  flushDrafts: () => void,
  { unsavedEdits }: Pick<Host, 'unsavedEdits'>,
  until: AbortSignal,
  page: EventTarget = window,
): void {
  const options = { signal: until };
  page.addEventListener('pagehide', flushDrafts, options);
  page.addEventListener(
    'beforeunload',
    (event) => {
      if (unsavedEdits.size > 0) event.preventDefault();
    },
    options,
  );
}
