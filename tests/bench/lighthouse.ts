import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findChromium, howToInstallChromium } from '@fairlead/build/chromium';
import { type Tasks, tasksAfterFirstPaint } from './chrome/main-thread-tasks.ts';
import type { Bench, Measured } from './figure.ts';
import { cache } from './places.ts';
import { serveComposition, withServers } from './serve.ts';
import { median } from './statistics.ts';

// Not the synchronous one: the page's server is in this process.
const runProgram = promisify(execFile);

/** Installed beside the builds when it is needed: 60 MB that no other command uses. */
const version = '13.5.0';
const runs = 5;

const visits = { fairlead: '/', vanta: '/?experience=vanta' } as const;

type Audits = Readonly<Record<string, { readonly numericValue?: number }>>;
type Report = {
  readonly categories: { readonly performance: { readonly score: number } };
  readonly audits: Audits;
  /** From the trace that the report was made from. */
  readonly tasks: Tasks;
};

/** Lighthouse's slow phone. */
const slowdown = 4;

/** What is read from a report, by the figure's name. Times in ms. */
const readings: Readonly<Record<string, (report: Report) => number>> = {
  performance: ({ categories }) => Math.round(categories.performance.score * 100),
  fcp_ms: ({ audits }) => audits['first-contentful-paint']?.numericValue ?? Number.NaN,
  lcp_ms: ({ audits }) => audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
  tbt_ms: ({ audits }) => audits['total-blocking-time']?.numericValue ?? Number.NaN,
  cls: ({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
  longest_task_ms: ({ tasks }) => tasks.longest,
  thread_tbt_ms: ({ tasks }) => tasks.blocking,
};

const figuresOf = (experience: string) => [
  { name: `lighthouse_${experience}_performance`, unit: '', goal: { atLeast: 98 } },
  { name: `lighthouse_${experience}_fcp_ms`, unit: 'ms', goal: { atMost: 1000 } },
  { name: `lighthouse_${experience}_lcp_ms`, unit: 'ms', goal: { atMost: 1200 } },
  { name: `lighthouse_${experience}_tbt_ms`, unit: 'ms', goal: { atMost: 150 } },
  { name: `lighthouse_${experience}_cls`, unit: '', goal: { atMost: 0.01 } },
  { name: `lighthouse_${experience}_longest_task_ms`, unit: 'ms', goal: { atMost: 50 } },
  { name: `lighthouse_${experience}_thread_tbt_ms`, unit: 'ms', goal: { atMost: 50 } },
];

/** The start page of the production build as Lighthouse sees it on its slow phone, in both experiences. */
export const lighthouse: Bench = {
  figures: Object.keys(visits).flatMap(figuresOf),
  async measure(say) {
    const program = await install();
    return withServers([() => serveComposition('production')], async ({ url }) => {
      const measured: Record<string, Measured> = {};
      for (const [experience, address] of Object.entries(visits)) {
        const reports: Report[] = [];
        for (let run = 0; run < runs; run += 1) reports.push(await audit(program, url + address));
        for (const [name, read] of Object.entries(readings)) {
          const values = reports.map(read);
          measured[`lighthouse_${experience}_${name}`] = {
            value: median(values),
            from: `${listed(values)}; load ${loadavg()[0]?.toFixed(1)}`,
          };
        }
        say(`${experience}: ${runs} runs`);
      }
      return measured;
    });
  },
};

/** All runs, because their spread says how much the machine was disturbed. */
const listed = (values: readonly number[]) =>
  values.map((value) => (value < 1 ? value.toFixed(3) : Math.round(value))).join(' ');

/** Returns the path of Lighthouse's program. */
async function install(): Promise<string> {
  const folder = join(cache, `lighthouse-${version}`);
  const program = join(folder, 'node_modules/lighthouse/cli/index.js');
  if (!existsSync(program))
    await runProgram('npm', ['install', '--prefix', folder, '--no-save', `lighthouse@${version}`]);
  return program;
}

async function audit(program: string, url: string): Promise<Report> {
  const chromium = findChromium();
  if (!chromium) throw new Error(`There is no Chromium: ${howToInstallChromium}.`);
  const file = join(cache, 'lighthouse.json');
  const traceFile = join(cache, 'lighthouse-0.trace.json');
  await runProgram(process.execPath, [
    program,
    url,
    '--quiet',
    '--only-categories=performance',
    '--output=json',
    `--output-path=${file}`,
    '--save-assets',
    `--chrome-path=${chromium.binary}`,
    '--chrome-flags=--headless=new --no-sandbox',
  ]);
  const { traceEvents } = JSON.parse(readFileSync(traceFile, 'utf8'));
  return {
    ...JSON.parse(readFileSync(file, 'utf8')),
    tasks: tasksAfterFirstPaint(traceEvents, slowdown),
  };
}
