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

type Audits = Readonly<Record<string, Audit>>;

export type Report = {
  readonly categories: Readonly<
    Record<'performance' | 'accessibility' | 'best-practices' | 'seo', Category>
  >;
  readonly audits: Audits;
  /** Of a second visit, whose network and processor were slow in fact; none on a desktop. */
  readonly applied: Audits;
  /** From the trace that the report was made from. */
  readonly tasks: Tasks;
};

type Trouble = { readonly message: string; readonly code: string };

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

/**
 * Runs Lighthouse once, on a phone a second time with applied throttling: by default it loads the page fast and computes
 * what a slow phone would show, as if the largest paint had waited for all that arrived before it on the fast one. Rejects
 * with what it prints, which ends with a code in capitals, when there is no report.
 */
export async function runLighthouse(program: string, run: Run): Promise<Report> {
  const { report, tasks } = await runOnce(program, run);
  if (run.preset) return { ...report, tasks, applied: {} };
  const applied = ['--throttling-method=devtools', '--only-categories=performance'];
  const second = await runOnce(program, run, ...applied);
  return { ...report, tasks, applied: second.report.audits };
}

async function runOnce(program: string, { url, port, preset }: Run, ...more: readonly string[]) {
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
    ...more,
  ]);
  const report: Omit<Report, 'tasks' | 'applied'> & { readonly runtimeError?: Trouble } =
    JSON.parse(readFileSync(file, 'utf8'));
  if (report.runtimeError)
    throw new Error(`${report.runtimeError.message} (${report.runtimeError.code})`);
  const { traceEvents } = JSON.parse(readFileSync(traceFile, 'utf8'));
  return { report, tasks: tasksAfterFirstPaint(traceEvents, preset ? 1 : slowdown) };
}

function ownChromium() {
  const chromium = findChromium();
  if (!chromium) throw new Error(`There is no Chromium: ${howToInstallChromium}.`);
  return [
    `--chrome-path=${chromium.binary}`,
    '--chrome-flags=--headless=new --no-sandbox --ignore-certificate-errors',
  ];
}
