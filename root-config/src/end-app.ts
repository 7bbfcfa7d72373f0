import { $history, $storage, memoryHistory, memoryStorage } from '@fairlead/store';
import { allSettled, type Scope } from 'effector';
import { triggerAppChange, unregisterApplication } from 'single-spa';
import { getPageContext } from './page/page-context.ts';
import { productName } from './screens/product-title.ts';
import type { Slot } from './slots/slot.ts';

/** The page without the content of the shell's containers: these, their siblings, and the document's attributes. */
export type PageSnapshot = string;

type Ending = {
  readonly scope: Scope;
  readonly slots: ReadonlyMap<string, Slot>;
  readonly life: AbortController;
  /** The page before the app has rendered anything. */
  readonly before: PageSnapshot;
};

/**
 * Ends the app like closing its page, but keeps what takes time to load: the modules and the sandbox. Returns whether
 * another app may start here. It may not if a vendor's window stays open, a build was swapped in, or a file failed to
 * load, because only a new page is free of these.
 */
export async function endApp({ scope, slots, life, before }: Ending): Promise<boolean> {
  life.abort();
  await triggerAppChange();
  for (const [area, slot] of slots) {
    await unregisterApplication(area);
    await slot.current()?.unload();
  }
  detachFromPage(scope);
  clearPage();
  document.title = productName;
  const { overrides, suspects } = getPageContext();
  return overrides.size === 0 && suspects.size === 0 && takePageSnapshot() === before;
}

export function takePageSnapshot(): PageSnapshot {
  const { documentElement, body } = document;
  const tags = [body, ...body.children].map((one) => document.importNode(one, false).outerHTML);
  return [...documentElement.getAttributeNames(), ...tags].join('\n');
}

/** Pending work in the scope can no longer navigate or persist. */
function detachFromPage(scope: Scope) {
  void allSettled($history, { scope, params: memoryHistory() });
  void allSettled($storage, { scope, params: memoryStorage() });
}

/** Removes the shell's own elements beside the areas. */
function clearPage() {
  for (const id of ['header', 'main', 'toasts', 'announcements'])
    document.getElementById(id)?.replaceChildren();
  document.querySelector('.new-version')?.remove();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  window.scrollTo(0, 0);
}
