import { createWatch, type Scope, type Store } from 'effector';

/** Keeps a page of the shell's own in `main` while it is wanted. Its code is fetched with the first need. */
export function showWhile(
  scope: Scope,
  changes: Store<unknown>,
  isWanted: () => boolean,
  make: () => Promise<Element>,
): void {
  let shown: Element | null = null;
  createWatch({
    unit: changes,
    scope,
    fn: async () => {
      shown?.remove();
      shown = null;
      if (!isWanted()) return;
      const page = await make();
      if (shown || !isWanted()) return;
      shown = page;
      // A page that the document has keeps its place, and with it the focus.
      if (!page.isConnected) document.getElementById('main')?.append(page);
    },
  });
}
