import { getPageContext, type PageContext, setPageContext } from '../page-context.ts';
import { resetAttempts } from '../watchdog/attempts.ts';
import { showEarlyExperience } from './early-experience.ts';
import { addToLoader, installLoader } from './loader.ts';
import { findNotStarted, showNotStarted } from './not-started.ts';
import { isEmbedded, readPageData } from './page-data.ts';
import { createCompleteMap } from './rest-of-map.ts';
import { retryStyles } from './retry-styles.ts';
import { installOwnPolicy, installTrustedTypes } from './trusted-urls.ts';

type Shell = { start(): Promise<void>; embed(): Promise<void> };
type Starter = { start(): Promise<void> };

/** Not part of this script: most pages start. */
const reporter = '@fairlead/root-config/report';

// `currentScript` is gone after the first await: the page's data is asked for at once.
const data = readPageData();
const notStarted = findNotStarted();

if (!isEmbedded()) showEarlyExperience();

boot().catch((error: unknown) => {
  reportError(error);
  reportToService(error).catch(() => {});
  if (notStarted) showNotStarted(notStarted);
});

async function boot() {
  const read = await data;
  const context: PageContext = {
    ...read,
    completeMap: createCompleteMap(read.map, read.origin, ({ depcache }) =>
      addToLoader(read.origin, { depcache }),
    ),
    vendors: [],
    overrides: new Set(),
    suspects: new Map(),
    isOutdated: false,
    lost: new EventTarget(),
  };
  setPageContext(context);
  if (isEmbedded()) installOwnPolicy(context);
  else installTrustedTypes(context);
  installLoader(context);
  // The map in our own documents SystemJS reads by itself.
  if (isEmbedded()) addToLoader(context.origin, context.map);
  void retryStyles(context);
  // Fetched while what comes before it starts.
  const shell = System.import<Shell>(context.settings.shell);
  shell.catch(() => {});
  for (const name of context.settings.before) await (await System.import<Starter>(name)).start();
  const { start, embed } = await shell;
  await (isEmbedded() ? embed() : start());
  notStarted?.remove();
  resetAttempts();
}

/** Once it has started, the shell reports errors itself; earlier errors are reported here. */
async function reportToService(error: unknown) {
  // Fails on a page without deployment settings, which has no address to report to.
  const { settings, map } = getPageContext();
  const { sendReport } = await System.import<typeof import('./send-report.ts')>(reporter);
  sendReport({ error, where: 'start', vendors: settings.vendors, map });
}
