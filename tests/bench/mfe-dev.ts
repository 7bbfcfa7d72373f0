import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { buildAll } from '@fairlead/build';
import { type AppServer, createAppServer } from '@fairlead/build/server';
import { areaStarted } from './chrome/area-started.ts';
import { evaluate, type Tab, withTab } from './chrome/tab.ts';
import type { Bench } from './figure.ts';
import { cache, root } from './places.ts';
import { withServers } from './serve.ts';
import { median } from './statistics.ts';

/** Saves of each area, after a first one that isn't counted. */
const saves = 7;

/** An open screen of each area. */
const screens = [
  { area: 'intake', as: 'new-founder', path: '/' },
  { area: 'application', as: 'returning-created', path: '/' },
  { area: 'packages', as: 'ms-released', path: '/' },
  { area: 'checkout', as: 'legacy-officer-differs', path: '/checkout/10065/recommended/monthly' },
  { area: 'admin', as: 'admin-quote-blocked', path: '/admin/market-submissions/ms_051' },
] as const;

type Screen = (typeof screens)[number];

/** From writing a source file to the end of the swap that mounts its build, with `fairlead mfe dev`. */
export const mfeDev: Bench = {
  figures: [
    { name: 'mfe_dev_save_to_screen_ms', unit: 'ms', goal: { atMost: 300 } },
    { name: 'mfe_dev_save_to_screen_slowest_ms', unit: 'ms', goal: { atMost: 500 } },
  ],
  async measure(say) {
    return withServers([serveSandbox], (composition) =>
      withTab(async (tab) => {
        const medians: { readonly area: string; readonly ms: number }[] = [];
        for (const screen of screens) {
          say(screen.area);
          const ms = median(await developing(tab, composition, screen));
          medians.push({ area: screen.area, ms });
        }
        const each = medians.map(({ area, ms }) => `${area} ${Math.round(ms)}`).join(', ');
        const from = `${saves} saves of each area, medians: ${each}`;
        const all = medians.map(({ ms }) => ms);
        return {
          mfe_dev_save_to_screen_ms: { value: median(all), from },
          mfe_dev_save_to_screen_slowest_ms: { value: Math.max(...all), from },
        };
      }),
    );
  },
};

async function serveSandbox(): Promise<AppServer> {
  const { dist } = await buildAll({ root, mode: 'sandbox', dist: join(cache, 'sandbox') });
  return createAppServer({ dist, port: 0 });
}

/** How long each save took, in ms. */
async function developing(tab: Tab, composition: AppServer, screen: Screen): Promise<number[]> {
  const { url, child } = await startDev(composition.url, screen.area);
  const file = join(root, 'mfe', screen.area, 'src/main.tsx');
  const source = readFileSync(file, 'utf8');
  try {
    await open(tab, url, screen);
    const taken: number[] = [];
    for (let count = 0; count <= saves; count += 1) {
      const swapped = evaluate<number>(tab, 'globalThis.benchSwap()');
      const saved = Date.now();
      writeFileSync(file, `${source}\nObject.assign(globalThis, { benchSave: ${count} });\n`);
      const ms = (await swapped) - saved;
      if (count > 0) taken.push(ms);
    }
    return taken;
  } finally {
    writeFileSync(file, source);
    child.kill('SIGTERM');
  }
}

/** Starts the command in the area's folder, and waits until its page can be opened. */
async function startDev(composition: string, area: string) {
  const given = ['mfe', 'dev', '--in', composition, '--port', '0', '--json'];
  const child: ChildProcess = spawn(
    process.execPath,
    [join(root, 'cli/bin/fairlead.mjs'), ...given],
    { cwd: join(root, 'mfe', area), stdio: ['ignore', 'pipe', 'inherit'] },
  );
  if (!child.stdout) throw new Error('The command has no output.');
  const lines = createInterface({ input: child.stdout });
  for await (const line of lines) {
    const { event, url } = JSON.parse(line) as { readonly event: string; readonly url?: string };
    if (event !== 'ready' || !url) continue;
    child.stdout.resume();
    return { url, child };
  }
  throw new Error(`\`fairlead mfe dev\` of ${area} ended before its page could be opened.`);
}

/** Opens the screen as a persona, and lets the page say when the next swap has ended. */
async function open(tab: Tab, url: string, { as, path }: Screen): Promise<void> {
  await tab.browser.url(url);
  await evaluate(tab, areaStarted);
  await evaluate(tab, `fairleadSandbox.begin({ persona: '${as}' })`);
  await tab.browser.url(url + path);
  await evaluate(tab, areaStarted);
  await evaluate(
    tab,
    `{
      const { swap } = fairlead;
      let ended = () => {};
      globalThis.benchSwap = () => new Promise((resolve, reject) => {
        ended = ({ kind, because }) => kind === 'swapped' ? resolve(Date.now()) : reject(new Error(because));
      });
      fairlead.swap = async (...given) => {
        const outcome = await swap(...given);
        ended(outcome);
        return outcome;
      };
    }`,
  );
}
