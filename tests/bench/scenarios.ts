import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { buildAll } from '@fairlead/build';
import type { Bench, Figure, Measured } from './figure.ts';
import { cache, root } from './places.ts';
import { median } from './statistics.ts';

const runs = 3;
const onOneRow = '  - { round: 1 }';

/** Scenarios of 30 steps on the models, in two threads: how many of them a second gets through. */
export const modelScenarios = scenariosPerSecond({
  figure: { name: 'scenarios_per_second_model', unit: '/s', goal: { atLeast: 90 } },
  rounds: 1500,
  args: ['--driver', 'headless', '--workers', '2'],
  rate: ({ ms, scenarios }) => (scenarios.length / ms) * 1000,
});

/** One scenario in one warm Chromium. */
export const browserScenarios = scenariosPerSecond({
  figure: { name: 'browser_scenarios_per_second', unit: '/s', goal: { atLeast: 0.7 } },
  rounds: 12,
  args: ['--driver', 'browser', '--workers', '1'],
  prepare: async () => void (await buildAll({ root, mode: 'sandbox' })),
  // The first one starts Chromium and fills its caches.
  rate: ({ scenarios: [, ...warm] }) =>
    (warm.length / warm.reduce((total, { ms }) => total + ms, 0)) * 1000,
});

/** One scenario in two Chromiums that share the machine. */
export const browserScenariosOfTwo = scenariosPerSecond({
  figure: {
    name: 'browser_scenarios_per_second_of_two_workers',
    unit: '/s',
    goal: { atLeast: 1.2 },
  },
  rounds: 24,
  args: ['--driver', 'browser', '--workers', '2'],
  prepare: async () => void (await buildAll({ root, mode: 'sandbox' })),
  // The first one of each worker starts its Chromium.
  rate: ({ scenarios: [, , ...warm] }) =>
    (2 * warm.length * 1000) / warm.reduce((total, { ms }) => total + ms, 0),
});

type Throughput = {
  readonly figure: Figure;
  readonly rounds: number;
  readonly args: readonly string[];
  readonly prepare?: () => Promise<void>;
  /** Scenarios a second. */
  readonly rate: (report: Report) => number;
};

function scenariosPerSecond({ figure, rounds, args, prepare, rate }: Throughput): Bench {
  return {
    figures: [figure],
    async measure(say) {
      await prepare?.();
      const file = repeated(rounds);
      const measured = Array.from({ length: runs }, (): Measured => {
        const load = formatLoad();
        const report = play(file, args);
        const value = rate(report);
        say(`${value.toFixed(1)} a second: ${sentence(report)}; ${load} before it`);
        return { value, from: sentence(report) };
      });
      const values = measured.map((one) => one.value);
      const value = median(values);
      const from = measured.find((one) => one.value === value)?.from ?? '';
      return {
        [figure.name]: { value, from: `${from}; ${formatSpread(values)}; ${formatLoad()}` },
      };
    },
  };
}

/** The scenario file's 30 steps, this many times: one row of its table each. */
function repeated(rounds: number): string {
  const scenario = readFileSync(join(import.meta.dirname, 'scenarios/thirty-steps.yaml'), 'utf8');
  const rows = Array.from({ length: rounds }, (_, index) => `  - { round: ${index + 1} }`);
  const file = join(cache, `scenarios/thirty-steps-${rounds}.yaml`);
  mkdirSync(join(cache, 'scenarios'), { recursive: true });
  writeFileSync(file, scenario.replace(onOneRow, rows.join('\n')));
  return file;
}

type Report = {
  /** The whole run, its start included. */
  readonly ms: number;
  readonly scenarios: readonly Scenario[];
};

type Scenario = {
  readonly verdict: string;
  readonly ms: number;
  readonly handlers: number;
  readonly steps: readonly { readonly text: string; readonly failure?: { message: string } }[];
};

function play(file: string, args: readonly string[]): Report {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'cli/bin/fairlead.mjs'), 'run', file, ...args, '--reporter', 'json'],
    { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 30 },
  );
  if (!stdout.startsWith('{')) throw new Error(`fairlead run said: ${stdout}${stderr}`);
  const report = JSON.parse(stdout) as Report;
  const broken = report.scenarios.find(({ verdict }) => verdict !== 'passed');
  if (broken) {
    const step = broken.steps.find(({ failure }) => failure);
    throw new Error(`A scenario ${broken.verdict} at '${step?.text}': ${step?.failure?.message}`);
  }
  return report;
}

/** Rounds that differ widely mean that the machine was busy. */
function formatSpread(values: readonly number[]): string {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return `rounds from ${least.toFixed(1)} to ${most.toFixed(1)}, ×${(most / least).toFixed(2)}`;
}

/** How many processes wanted a core in the last minute. */
function formatLoad(): string {
  const [load = 0] = loadavg();
  return `load ${load.toFixed(1)} on ${availableParallelism()} cores`;
}

function sentence({ scenarios }: Report) {
  const [first] = scenarios;
  const each = median(scenarios.map(({ ms }) => ms));
  return (
    `${scenarios.length} scenarios of ${first?.steps.length} steps and ` +
    `${first?.handlers} handlers, ${each.toFixed(1)} ms each`
  );
}
