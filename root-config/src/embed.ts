import { appStarted, memoryHistory } from '@fairlead/store';
import { scopeBind } from 'effector';
import { createHost } from './host.ts';
import { importMicroFrontend, moduleOf } from './load-area.ts';

/**
 * Brings the micro-frontends to a page of someone else: every `<fairlead-name>` on it, now or later,
 * gets its module. The address bar, title and focus stay the page's own: the product's route lives in
 * memory and begins at the `path` of the first element.
 */
export async function embed(): Promise<void> {
  const { scope, report } = createHost(memoryHistory(startPath()), new AbortController().signal);
  scopeBind(appStarted, { scope })();
  const wanted = new Set<string>();
  const fetchNew = () => {
    for (const element of document.querySelectorAll('*')) {
      const [, area] = element.localName.match(/^fairlead-([a-z]+)$/) ?? [];
      if (!area || wanted.has(area)) continue;
      wanted.add(area);
      // Its styles are adopted by the element itself: a sheet in the document would restyle the page.
      loadModule(area).catch((error: unknown) => report(error, `${area}: load`));
    }
  };
  fetchNew();
  new MutationObserver(fetchNew).observe(document.body, { childList: true, subtree: true });
}

const loadModule = (area: string) => importMicroFrontend(moduleOf(area));

function startPath() {
  const [first] = [...document.querySelectorAll('*')].filter(({ localName }) =>
    localName.startsWith('fairlead-'),
  );
  return first?.getAttribute('path') ?? '/';
}
