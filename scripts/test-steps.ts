// Runs the steps, adds up their results, and ends with the plain line `N passed, N failed`.
import { join } from 'node:path';
import { readOptions, refuse } from './read-options.ts';
import { chooseSteps, type Lane, type Round, runRounds } from './run-rounds.ts';
import { runStep, type StepResult } from './run-step.ts';

const root = join(import.meta.dirname, '..');
const node = process.execPath;
const bin = (name: string) => join(root, 'node_modules/.bin', name);
const vitest = (config: string) => [bin('vitest'), 'run', '--config', config];
const fairlead = (...args: string[]) => [node, join(root, 'cli/bin/fairlead.mjs'), ...args];

/** Short scenarios of every area, for steps that hold for any scenario. */
const shortScenarios = [
  'account/switches-company',
  'admin/prices-of-packages',
  'intake/an-empty-intake-form',
  'decision/an-expert-review',
  'packages/the-confirmation',
].map((name) => `scenarios/${name}.yaml`);

const contentStep = { name: 'content', run: [node, 'scripts/content.mjs'] };
const staticSteps: Round = [
  [{ name: 'format and lint', run: [bin('biome'), 'ci', '--error-on-warnings', '.'] }],
  [{ name: 'types', run: [bin('tsc'), '-p', 'tsconfig.json'] }],
];
const unitStep = { name: 'unit', run: vitest('vitest.config.ts') };
/** Each of them waits for its database or its browser for much of the time. */
const useCaseSteps: Round = [
  [{ name: 'use cases on PGlite', run: vitest('shared/staging/use-cases.vitest.config.ts') }],
  [
    { name: 'use cases on Postgres', run: [node, 'scripts/test-on-postgres.ts'] },
    { name: 'scenario files', run: fairlead('check') },
  ],
];
const headlessStep = { name: 'scenarios, headless', run: fairlead('run', '--workers', '2') };
const buildSteps: Lane = [
  { name: 'build', run: [node, 'scripts/build.ts'] },
  { name: 'build for staging', run: [node, 'scripts/build.ts', '--staging'] },
  { name: 'a browser', run: [node, 'scripts/ensure-chromium.ts'] },
];
/** A browser each. */
const browserSteps: Round = [
  [
    { name: 'elements, in a browser', run: vitest('vitest.browser.config.ts') },
    { name: 'sandbox, in a browser', run: vitest('shared/sandbox/browser.vitest.config.ts') },
  ],
  [{ name: 'composition, in a browser', run: vitest('vitest.composition.config.ts') }],
];
/** Each uses two browsers. */
const journeySteps: Lane = [
  { name: 'accessibility, in a browser', run: vitest('vitest.accessibility.config.ts') },
  {
    name: 'scenarios, in both drivers',
    run: fairlead('run', '--tag', 'both', '--compare', 'headless,browser', '--workers', '2'),
  },
];
/** A page for each scenario, and a server with a database: both wait a lot. */
const lastSteps: Round = [
  [
    {
      name: 'scenarios, on one page and on a page for each',
      run: fairlead('run', ...shortScenarios, '--compare', 'browser,fresh-pages'),
    },
  ],
  [
    {
      name: 'scenarios, on the sandbox and on staging',
      run: [node, 'scripts/compare-targets.ts', '--smoke'],
    },
  ],
];

/** Fastest first, so that cheap mistakes are found early. */
const rounds: readonly Round[] = [
  [[contentStep]],
  staticSteps,
  [[unitStep]],
  [...useCaseSteps, buildSteps],
  [[headlessStep]],
  browserSteps,
  [journeySteps],
  lastSteps,
];
const steps = rounds.flat(2);

const names = steps.map(({ name }) => `  ${name}`).join('\n');
const usage = `npm test               every step\nnpm test -- unit       the steps whose names contain one of these words\n\nThe steps:\n${names}`;
const { positionals: asked } = readOptions({ allowPositionals: true, options: {} }, usage);
const unknown = asked.find((word) => !steps.some(({ name }) => name.includes(word)));
if (unknown !== undefined) refuse(`No step has '${unknown}' in its name.`, usage);
const chosen = chooseSteps(
  rounds,
  ({ name }) => asked.length === 0 || asked.some((word) => name.includes(word)),
);

const results = await runRounds(chosen, (step, hasCompany) =>
  runStep(step, root, { showsAtOnce: !hasCompany }),
);

for (const { name, passed, failed, duration } of results)
  console.log(
    `${failed > 0 ? 'FAILED' : 'ok    '} ${name}: ${passed} passed, ${failed} failed (${(duration / 1000).toFixed(1)} s)`,
  );
const notRun = chosen.flat(2).filter((step) => !results.some(({ name }) => name === step.name));
if (notRun.length > 0) console.log(`not run: ${notRun.map(({ name }) => name).join('; ')}`);

const failures = results.flatMap((result) => result.failures);
if (failures.length > 0) console.log(`\n${failures.slice(0, 5).join('\n\n')}`);

const sum = (pick: (result: StepResult) => number) =>
  results.reduce((total, result) => total + pick(result), 0);
const failed = sum((result) => result.failed);
console.log(`\n${sum((result) => result.passed)} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
