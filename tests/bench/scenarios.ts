import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bench, Figure, Measured } from './figure.ts';
import { cache, root } from './places.ts';
import { median } from './statistics.ts';

const runs = 3;
const onOneRow = '  - { round: 1 }';

/** Scenarios of 30 steps on the models, in two threads: how many of them a second gets through. */
export const modelScenarios = scenariosPerSecond({
  figure: { name: 'scenarios_per_second_model', unit: '/s', goal: { atLeast: 300 } },
  rounds: 1500,
  args: ['--driver', 'model', '--workers', '2'],
});

/** The same scenario in one warm Chromium. */
export const browserScenarios = scenariosPerSecond({
  figure: { name: 'browser_scenarios_per_second', unit: '/s', goal: { atLeast: 3 } },
  rounds: 30,
  args: ['--driver', 'browser', '--workers', '1'],
});

type Throughput = {
  readonly figure: Figure;
  readonly rounds: number;
  readonly args: readonly string[];
};

function scenariosPerSecond({ figure, rounds, args }: Throughput): Bench {
  return {
    figures: [figure],
    async measure(say) {
      const file = repeated(rounds);
      const reports = Array.from({ length: runs }, () => {
        const report = play(file, args);
        say(sentence(report));
        return report;
      });
      const value = median(reports.map(({ perSecond }) => perSecond));
      const [middle] = reports.filter(({ perSecond }) => perSecond === value);
      const measured: Measured = { value, from: middle ? sentence(middle) : '' };
      return { [figure.name]: measured };
    },
  };
}

/** The 30 steps of the scenario file, this many times: a row of its table each. */
function repeated(rounds: number): string {
  const scenario = readFileSync(join(import.meta.dirname, 'scenarios/thirty-steps.yaml'), 'utf8');
  const rows = Array.from({ length: rounds }, (_, index) => `  - { round: ${index + 1} }`);
  const file = join(cache, `scenarios/thirty-steps-${rounds}.yaml`);
  mkdirSync(join(cache, 'scenarios'), { recursive: true });
  writeFileSync(file, scenario.replace(onOneRow, rows.join('\n')));
  return file;
}

type Scenario = {
  readonly verdict: string;
  readonly ms: number;
  readonly handlers: number;
  readonly steps: readonly { readonly text: string; readonly failure?: { message: string } }[];
};

function play(file: string, args: readonly string[]) {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'cli/bin/fairlead.mjs'), 'run', file, ...args, '--reporter', 'json'],
    { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 30 },
  );
  if (!stdout.startsWith('{')) throw new Error(`fairlead run said: ${stdout}${stderr}`);
  const { ms, scenarios } = JSON.parse(stdout) as { ms: number; scenarios: Scenario[] };
  const broken = scenarios.find(({ verdict }) => verdict !== 'passed');
  if (broken) {
    const step = broken.steps.find(({ failure }) => failure);
    throw new Error(`A scenario ${broken.verdict} at '${step?.text}': ${step?.failure?.message}`);
  }
  const [first] = scenarios;
  return {
    count: scenarios.length,
    perSecond: (scenarios.length / ms) * 1000,
    steps: first?.steps.length ?? 0,
    handlers: first?.handlers ?? 0,
    each: median(scenarios.map((scenario) => scenario.ms)),
  };
}

function sentence({ count, perSecond, steps, handlers, each }: ReturnType<typeof play>) {
  return (
    `${count} scenarios of ${steps} steps and ${handlers} handlers, ` +
    `${perSecond.toFixed(1)} a second, ${each.toFixed(1)} ms each`
  );
}
