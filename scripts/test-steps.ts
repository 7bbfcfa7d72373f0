// Runs the steps in order, adds up their results, and ends with the plain line `N passed, N failed`.
import { join } from 'node:path';
import { readOptions, refuse } from './read-options.ts';
import { runStep, type Step, type StepResult } from './run-step.ts';

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

/** Fastest first, so that cheap mistakes are found early. */
const steps: readonly Step[] = [
  { name: 'content', run: [node, 'scripts/content.mjs'] },
  { name: 'format and lint', run: [bin('biome'), 'ci', '--error-on-warnings', '.'] },
  { name: 'types', run: [bin('tsc'), '-p', 'tsconfig.json'] },
  { name: 'unit', run: vitest('vitest.config.ts') },
  {
    name: 'use cases on PGlite',
    run: vitest('shared/staging/use-cases.vitest.config.ts'),
  },
  { name: 'use cases on Postgres', run: [node, 'scripts/test-on-postgres.ts'] },
  { name: 'scenario files', run: fairlead('check') },
  { name: 'scenarios, headless', run: fairlead('run', '--workers', '2') },
  { name: 'build', run: [node, 'scripts/build.ts'] },
  { name: 'build for staging', run: [node, 'scripts/build.ts', '--staging'] },
  { name: 'a browser', run: [node, 'scripts/ensure-chromium.ts'] },
  { name: 'elements, in a browser', run: vitest('vitest.browser.config.ts') },
  { name: 'sandbox, in a browser', run: vitest('shared/sandbox/browser.vitest.config.ts') },
  { name: 'composition, in a browser', run: vitest('vitest.composition.config.ts') },
  { name: 'accessibility, in a browser', run: vitest('vitest.accessibility.config.ts') },
  {
    name: 'scenarios, on one page and on a page for each',
    run: fairlead('run', ...shortScenarios, '--compare', 'browser,fresh-pages'),
  },
  {
    name: 'scenarios, in both drivers',
    run: fairlead('run', '--tag', 'both', '--compare', 'headless,browser', '--workers', '2'),
  },
  {
    name: 'scenarios, on the sandbox and on staging',
    run: [node, 'scripts/compare-targets.ts', '--smoke'],
  },
];

const names = steps.map(({ name }) => `  ${name}`).join('\n');
const usage = `npm test               every step\nnpm test -- unit       the steps whose names contain one of these words\n\nThe steps:\n${names}`;
const { positionals: asked } = readOptions({ allowPositionals: true, options: {} }, usage);
const unknown = asked.find((word) => !steps.some(({ name }) => name.includes(word)));
if (unknown !== undefined) refuse(`No step has '${unknown}' in its name.`, usage);
const chosen =
  asked.length === 0
    ? steps
    : steps.filter(({ name }) => asked.some((word) => name.includes(word)));

const results: StepResult[] = [];
for (const step of chosen) {
  const result = await runStep(step, root);
  results.push(result);
  if (result.failed > 0) break;
}

for (const { name, passed, failed, duration } of results)
  console.log(
    `${failed > 0 ? 'FAILED' : 'ok    '} ${name}: ${passed} passed, ${failed} failed (${(duration / 1000).toFixed(1)} s)`,
  );
const notRun = chosen.slice(results.length);
if (notRun.length > 0) console.log(`not run: ${notRun.map(({ name }) => name).join('; ')}`);

const failures = results.flatMap((result) => result.failures);
if (failures.length > 0) console.log(`\n${failures.slice(0, 5).join('\n\n')}`);

const sum = (pick: (result: StepResult) => number) =>
  results.reduce((total, result) => total + pick(result), 0);
const failed = sum((result) => result.failed);
console.log(`\n${sum((result) => result.passed)} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
