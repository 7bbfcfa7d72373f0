import { appStarted, memoryHistory } from '@fairlead/store';
import { whenIdle } from '@fairlead/ui/when-idle';
import { scopeBind } from 'effector';
import { followEmbeddedLinks } from './embedded-links.ts';
import type { createHost } from './host.ts';
import type { importMicroFrontend } from './load-area.ts';
import { getPageContext } from './page-context.ts';
import { shareToasts } from './shared-toasts.ts';
import type { createToasts } from './toasts.ts';

/** Parts of the shell. Passed in, so that they stay in its module. */
type Shell = {
  readonly createHost: typeof createHost;
  readonly createToasts: typeof createToasts;
  readonly importMicroFrontend: typeof importMicroFrontend;
};

/**
 * Starts the micro-frontends on a partner's page: every `<fairlead-name>` on it, now or later, gets its module. The
 * address bar, title and focus stay the partner's: the product's route is in memory and begins at the `path` of the
 * first element.
 */
export async function embed({
  createHost,
  createToasts,
  importMicroFrontend,
}: Shell): Promise<void> {
  const history = memoryHistory(startPath());
  const settled = whenIdle();
  const { scope, report } = createHost(history, new AbortController().signal, settled, (own) => ({
    showToasts: shareToasts(createToasts(own, settled)),
  }));
  followEmbeddedLinks(history, getPageContext().origin);
  scopeBind(appStarted, { scope })();
  const elements = import('@fairlead/ui');
  const wanted = new Set<string>();
  const fetchNew = () => {
    for (const element of document.querySelectorAll('*')) {
      const [, area] = element.localName.match(/^fairlead-([a-z]+)$/) ?? [];
      if (!area || wanted.has(area)) continue;
      wanted.add(area);
      // The element adopts its styles, because a sheet in the document would restyle the page.
      importMicroFrontend(`@fairlead/mfe-${area}`).catch((error: unknown) =>
        report(error, `${area}: load`),
      );
    }
  };
  fetchNew();
  new MutationObserver(fetchNew).observe(document.body, { childList: true, subtree: true });
  await elements;
}

function startPath() {
  const [first] = [...document.querySelectorAll('*')].filter(({ localName }) =>
    localName.startsWith('fairlead-'),
  );
  return first?.getAttribute('path') ?? '/';
}
