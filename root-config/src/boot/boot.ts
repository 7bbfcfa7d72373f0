import { addToLoader } from '../builds/add-to-loader.ts';
import { ownSystem, separateSystems } from '../builds/own-system.ts';
import { createCompleteMap } from '../builds/rest-of-map.ts';
import { showElementCrash } from '../embed/element-crash.ts';
import { findElements } from '../embed/elements.ts';
import { findNotStarted, showNotStarted } from '../errors/not-started.ts';
import { getPageContext, type PageContext, setPageContext } from '../page/page-context.ts';
import { isEmbedded, readPageData, scriptOrigin } from '../page/page-data.ts';
import { signedPage } from '../page/signed-page.ts';
import { resetAttempts } from '../watchdog/attempts.ts';
import { askForFlags } from './early-flags.ts';
import { importInSteps } from './import-in-steps.ts';
import { installLoader, isOwnScript } from './loader.ts';
import { retryStyles } from './retry-styles.ts';
import { installOwnPolicy, installTrustedTypes } from './trusted-urls.ts';

type Shell = { start(): Promise<void>; embed(): Promise<void> };
type Starter = { start(): Promise<void> };

/** Not part of this script: most pages start. */
const reporter = '@fairlead/root-config/report';

const origin = scriptOrigin();
const notStarted = findNotStarted();
let prepared: Promise<PageContext> | null = null;

if (isEmbedded()) separateSystems(isOwnScript);
begin();

function begin() {
  boot().catch((error: unknown) => {
    reportError(error);
    reportToService(error).catch(() => {});
    if (notStarted) showNotStarted(notStarted);
    else showInElements();
  });
}

/** On a partner's page, each element says it, and one press tries again for all of them. */
function showInElements() {
  const hides = findElements().map((element) =>
    showElementCrash(element, () => {
      for (const hide of hides) hide();
      begin();
    }),
  );
}

/** Once: a later attempt continues with what is there. */
function prepareOnce(): Promise<PageContext> {
  prepared ??= prepare().catch((error: unknown) => {
    prepared = null;
    throw error;
  });
  return prepared;
}

async function prepare(): Promise<PageContext> {
  const read = await readPageData(origin);
  const page = { ...read, replacedBuilds: {}, ...(await signedPage().use?.(read)) };
  const context: PageContext = {
    ...page,
    completeMap: createCompleteMap(page.map, page.origin, ({ depcache }) =>
      addToLoader(page.origin, { depcache }),
    ),
    importInSteps: async () => {},
    vendors: [],
    overrides: new Set(),
    suspects: new Map(),
    isOutdated: false,
    lost: new EventTarget(),
    replaced: Promise.withResolvers(),
  };
  setPageContext(context);
  if (isEmbedded()) installOwnPolicy(context);
  else installTrustedTypes(context);
  const importOrder = installLoader(context);
  context.importInSteps = async (id) => importInSteps(await importOrder(id));
  // The map in our own documents SystemJS reads by itself.
  if (isEmbedded()) addToLoader(context.origin, context.map);
  void retryStyles(context);
  return context;
}

async function boot() {
  const context = await prepareOnce();
  const { before, shell } = context.settings;
  askForFlags(context.settings).catch(() => {});
  if (before.length > 0) {
    // Fetched while what comes before it starts.
    ownSystem()
      .import(shell)
      .catch(() => {});
    for (const name of before) await (await ownSystem().import<Starter>(name)).start();
  }
  await context.importInSteps(shell);
  const { start, embed } = await ownSystem().import<Shell>(shell);
  await (isEmbedded() ? embed() : start());
  notStarted?.remove();
  resetAttempts();
}

/** Once it has started, the shell reports errors itself; earlier errors are reported here. */
async function reportToService(error: unknown) {
  // Fails on a page without deployment settings, which has no address to report to.
  const { settings, map } = getPageContext();
  const { sendReport } =
    await ownSystem().import<typeof import('../errors/send-report.ts')>(reporter);
  sendReport({ error, where: 'start', vendors: settings.vendors, map });
}
