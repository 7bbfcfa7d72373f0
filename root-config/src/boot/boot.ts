import { getPageContext, type PageContext, setPageContext } from '../page-context.ts';
import { resetAttempts } from '../watchdog/attempts.ts';
import { showEarlyExperience } from './early-experience.ts';
import { installLoader } from './loader.ts';
import { findNotStarted, supportMailto } from './not-started.ts';
import { isEmbedded, readPageData } from './page-data.ts';
import { showPlainCrash } from './plain-crash.ts';
import { retryStyles } from './retry-styles.ts';
import { sendReport } from './send-report.ts';
import { installOwnPolicy, installTrustedTypes } from './trusted-urls.ts';

type Shell = { start(): Promise<void>; embed(): Promise<void> };
type Starter = { start(): Promise<void> };

// `currentScript` is gone after the first await: the page's data is asked for at once.
const data = readPageData();
const writing = supportMailto();

if (!isEmbedded()) showEarlyExperience();

boot().catch((error: unknown) => {
  reportError(error);
  tell(error);
  if (isEmbedded()) return;
  findNotStarted()?.remove();
  showPlainCrash(document.getElementById('main') ?? document.body, {
    retry: () => location.reload(),
    talkToAdvisor: () => location.assign(writing),
  });
});

async function boot() {
  const context: PageContext = {
    ...(await data),
    vendors: [],
    overrides: new Set(),
    suspects: new Map(),
    lost: new EventTarget(),
  };
  setPageContext(context);
  if (isEmbedded()) installOwnPolicy(context);
  else installTrustedTypes(context);
  installLoader(context);
  void retryStyles(context);
  // Fetched while what comes before it starts.
  const shell = System.import(context.settings.shell) as Promise<Shell>;
  shell.catch(() => {});
  for (const name of context.settings.before)
    await ((await System.import(name)) as Starter).start();
  const { start, embed } = await shell;
  findNotStarted()?.remove();
  resetAttempts();
  await (isEmbedded() ? embed() : start());
}

/** Once it has started, the shell reports errors itself; earlier errors are reported here. */
function tell(error: unknown) {
  try {
    const { settings, map } = getPageContext();
    sendReport({ error, where: 'start', vendors: settings.vendors, map });
  } catch {
    // The page has no deployment settings, so there is no address to report to.
  }
}
