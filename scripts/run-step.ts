import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { findFailures } from './find-failures.ts';

export type Step = {
  readonly name: string;
  readonly run: readonly string[];
  /** The names of the steps without which it can't run. */
  readonly needs?: readonly string[];
};
export type StepResult = {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  /** The runner's message for each failed test, with its cause. */
  readonly failures: readonly string[];
  /** ms */
  readonly duration: number;
  /** What the step and the processes that it waited for took of the processors, in ms. */
  readonly processor: number;
};

/** When the output is shown: that of steps that run at the same time when each ends, so that it doesn't mix. */
export type Shows = 'at once' | 'at its end' | 'never';

/** Runs one step, and reads from its output how many tests passed. A step without a count is one check. */
export async function runStep(
  { name, run: [command = '', ...args] }: Step,
  cwd: string,
  shows: Shows,
): Promise<StepResult> {
  const heading = `\n== ${name}\n`;
  if (shows === 'at once') process.stdout.write(heading);
  if (shows === 'at its end') process.stdout.write(`\n-- ${name}: has begun\n`);
  const start = performance.now();
  const { code, output, processor } = await execute(command, args, cwd, (text) => {
    if (shows === 'at once') process.stdout.write(text);
  });
  if (shows === 'at its end') process.stdout.write(heading + output);
  const { passed, failed } = countTests(output) ?? { passed: code === 0 ? 1 : 0, failed: 0 };
  return {
    name,
    passed,
    failed: code === 0 ? failed : Math.max(1, failed),
    failures: code === 0 ? [] : findFailures(output),
    duration: performance.now() - start,
    processor,
  };
}

type Executed = { readonly code: number; readonly output: string; readonly processor: number };

/** A shell runs the command, because Node has no way to ask what a child took of the processors. */
const timed = '"$@" 3>&-; code=$?; times >&3; exit $code';

function execute(command: string, args: string[], cwd: string, heard: (text: Buffer) => void) {
  return new Promise<Executed>((resolve) => {
    let output = '';
    let times = '';
    const child = spawn('sh', ['-c', timed, 'sh', command, ...args], {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        heard(chunk);
      });
    child.stdio[3]?.on('data', (chunk: Buffer) => {
      times += chunk.toString();
    });
    child.on('error', ({ message }) =>
      resolve({ code: 1, output: `${output}\n${message}`, processor: 0 }),
    );
    child.on('close', (code) => resolve({ code: code ?? 1, output, processor: readTimes(times) }));
  });
}

/** Adds up what `times` prints of a shell and of its children: `0m1.20s 0m0.30s` in two lines. Returns ms. */
export function readTimes(text: string): number {
  const parts = [...text.matchAll(/(\d+)m([\d.]+)s/g)];
  return parts.reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60_000 + Number(seconds) * 1000,
    0,
  );
}

/** Reads a test runner's summary: Vitest's "Tests  3 passed", or the plain line "3 passed, 0 failed". */
export function countTests(output: string): { passed: number; failed: number } | null {
  const lines = stripVTControlCharacters(output).split('\n').toReversed();
  const summary = lines.find((line) =>
    /^\s*Tests\s.*\d+ (passed|failed)|^\d+ passed, \d+ failed/.test(line),
  );
  if (!summary) return null;
  const count = (word: string) => Number(summary.match(new RegExp(`(\\d+) ${word}`))?.[1] ?? 0);
  return { passed: count('passed'), failed: count('failed') };
}
