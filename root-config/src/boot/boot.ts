import { type Gate, openGate } from '../gate.ts';
import { showEarlyExperience } from './early-experience.ts';
import { installLoader } from './loader.ts';
import { isEmbedded, readPageData } from './page-data.ts';
import { showPlainCrash } from './plain-crash.ts';
import { installOwnPolicy, installTrustedTypes } from './trusted-urls.ts';

type Shell = { start(): Promise<void>; embed(): Promise<void> };
type Starter = { start(): Promise<void> };

// `currentScript` is gone after the first await: the page's data is asked for at once.
const data = readPageData();

if (!isEmbedded()) showEarlyExperience();

boot().catch((error: unknown) => {
  reportError(error);
  if (isEmbedded()) return;
  showPlainCrash(document.getElementById('main') ?? document.body, {
    retry: () => location.reload(),
    talkToAdvisor: () => location.assign('mailto:advisors@fairlead.example.com'),
  });
});

async function boot() {
  const gate: Gate = { ...(await data), vendors: [], overrides: new Set(), suspects: new Map() };
  openGate(gate);
  if (isEmbedded()) installOwnPolicy(gate);
  else installTrustedTypes(gate);
  installLoader(gate);
  // Fetched while what comes before it starts.
  const shell = System.import(gate.settings.shell) as Promise<Shell>;
  shell.catch(() => {});
  for (const name of gate.settings.before) await ((await System.import(name)) as Starter).start();
  const { start, embed } = await shell;
  await (isEmbedded() ? embed() : start());
}
