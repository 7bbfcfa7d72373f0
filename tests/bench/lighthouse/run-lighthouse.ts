import { execFile } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findChromium, howToInstallChromium } from '@fairlead/build/chromium';
import { type Tasks, tasksAfterFirstPaint } from '../chrome/main-thread-tasks.ts';
import { cache } from '../places.ts';

// Not the synchronous one: the page's server is in this process.
const runProgram = promisify(execFile);

/** Installed beside the builds when it is needed: 60 MB that no other command uses. */
const version = '13.5.0';

/** Lighthouse's slow phone. */
const slowdown = 4;

type Category = {
  readonly score: number;
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
};
type Audit = { readonly score: number | null; readonly numericValue?: number };

export type Report = {
  readonly categories: Readonly<
    Record<'performance' | 'accessibility' | 'best-practices' | 'seo', Category>
  >;
  readonly audits: Readonly<Record<string, Audit>>;
  /** From the trace that the report was made from. */
  readonly tasks: Tasks;
};

type Run = {
  readonly url: string;
  /** The debugging port of a Chromium in which the visitor is known; null: a new one. */
  readonly port: string | null;
  readonly preset?: 'desktop' | undefined;
};

/** Returns the path of Lighthouse's program, after installing it where it isn't. */
export async function installLighthouse(): Promise<string> {
  const folder = join(cache, `lighthouse-${version}`);
  const program = join(folder, 'node_modules/lighthouse/cli/index.js');
  if (!existsSync(program))
    await runProgram('npm', ['install', '--prefix', folder, '--no-save', `lighthouse@${version}`]);
  return program;
}

/** Runs Lighthouse once. Rejects with what it prints, which ends with a code in capitals, when there is no report. */
export async function runLighthouse(program: string, { url, port, preset }: Run): Promise<Report> {
  const file = join(cache, 'lighthouse.json');
  const traceFile = join(cache, 'lighthouse-0.trace.json');
  for (const old of [file, traceFile]) rmSync(old, { force: true });
  await runProgram(process.execPath, [
    program,
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    '--save-assets',
    ...(preset ? [`--preset=${preset}`] : []),
    ...(port ? [`--port=${port}`] : ownChromium()),
  ]);
  const report = JSON.parse(readFileSync(file, 'utf8'));
  if (report.runtimeError)
    throw new Error(`${report.runtimeError.message} (${report.runtimeError.code})`);
  const { traceEvents } = JSON.parse(readFileSync(traceFile, 'utf8'));
  return { ...report, tasks: tasksAfterFirstPaint(traceEvents, preset ? 1 : slowdown) };
}

function ownChromium() {
  const chromium = findChromium();
  if (!chromium) throw new Error(`There is no Chromium: ${howToInstallChromium}.`);
  return [`--chrome-path=${chromium.binary}`, '--chrome-flags=--headless=new --no-sandbox'];
}
