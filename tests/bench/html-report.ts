import { spawnSync } from 'node:child_process';
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { evaluate, type Tab, withTab } from './chrome/tab.ts';
import type { Bench } from './figure.ts';
import { cache, root } from './places.ts';
import { median } from './statistics.ts';

const openings = 7;

/** The HTML report of every scenario on the headless page: its size, and how long Chromium takes to show it. */
export const htmlReport: Bench = {
  figures: [
    { name: 'report_mb', unit: 'MB', goal: { atMost: 20 } },
    { name: 'report_open_ms', unit: 'ms', goal: { atMost: 1000 } },
  ],
  async measure(say) {
    const file = writeReport(say);
    return withTab(async (tab) => {
      const times: number[] = [];
      for (let opening = 0; opening < openings; opening += 1) times.push(await open(tab, file));
      return {
        report_mb: { value: statSync(file).size / 1e6, from: '1 MB = 1,000,000 bytes' },
        report_open_ms: {
          value: median(times),
          from: `from navigation to the first frame after the load of the file, ${openings} times: ${times.map(Math.round).join(', ')}`,
        },
      };
    });
  },
};

function writeReport(say: (progress: string) => void): string {
  mkdirSync(cache, { recursive: true });
  const file = join(cache, 'report.html');
  const command = ['cli/bin/fairlead.mjs', 'run', '--reporter', 'html', '--out', file];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0)
    throw new Error(`The report of a run that isn't green counts for nothing: ${stdout}${stderr}`);
  say('wrote the report');
  return file;
}

async function open(tab: Tab, file: string): Promise<number> {
  await tab.send('Page.navigate', { url: 'about:blank' });
  await tab.send('Page.navigate', { url: pathToFileURL(file).href });
  return evaluate<number>(tab, `(${drawn})()`);
}

/** Runs in the page: the time of the first frame after it was loaded. */
const drawn = (): Promise<number> =>
  new Promise((resolve) => {
    const look = () => requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
    if (document.readyState === 'complete') look();
    else addEventListener('load', look);
  });
