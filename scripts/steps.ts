import { join } from 'node:path';
import type { Lane, Round } from './run-rounds.ts';

export const root = join(import.meta.dirname, '..');

const node = process.execPath;
const bin = (name: string) => join(root, 'node_modules/.bin', name);
export const vitest = (config: string, ...args: string[]) => [
  bin('vitest'),
  'run',
  '--config',
  config,
  ...args,
];
export const biome = (...args: string[]) => [bin('biome'), 'ci', '--error-on-warnings', ...args];
export const fairlead = (...args: string[]) => [node, join(root, 'cli/bin/fairlead.mjs'), ...args];

/** Short scenarios of every area, for steps that hold for any scenario; one of them only a browser can play. */
const shortScenarios = [
  'account/switches-company',
  'admin/drags-a-quote-and-a-package',
  'admin/prices-of-packages',
  'intake/an-empty-intake-form',
  'decision/an-expert-review',
  'packages/the-confirmation',
].map((name) => `scenarios/${name}.yaml`);

/** What the steps after them need. */
const content = 'content';
const build = 'build';
const stagingBuild = 'build for staging';
const browser = 'a browser';
const packages = 'packages';

export const contentStep = { name: content, run: [node, 'scripts/content.mjs'] };
export const typesStep = {
  name: 'types',
  // Only what a change can affect is checked again, for whoever works in this folder.
  run: [
    bin('tsc'),
    ...['-p', 'tsconfig.json', '--incremental'],
    ...['--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo'],
    // Each checker resolves the shared types again, and other steps use the other processor.
    ...['--checkers', '1'],
  ],
  needs: [content],
};
const formatStep = { name: 'format and lint', run: biome('.') };
/** Files, exports and dependencies that nothing uses. What knip can't see is in knip.json. */
const unusedStep = { name: 'unused code', run: [bin('knip')] };
const unitStep = { name: 'unit', run: vitest('vitest.config.ts'), needs: [content] };
/** Both wait for their database for much of the time. */
const onPgliteStep = {
  name: 'use cases on PGlite',
  run: vitest('shared/staging/use-cases.vitest.config.ts'),
  needs: [content],
};
const onPostgresStep = {
  name: 'use cases on Postgres',
  run: [node, 'scripts/test-on-postgres.ts'],
  needs: [content],
};
const scenarioFilesStep = { name: 'scenario files', run: fairlead('check'), needs: [content] };
const packagesStep = {
  name: packages,
  run: [node, 'scripts/pack.ts', '--check'],
  needs: [content],
};
/** An area in an empty folder, from the packed packages into a composition. */
const teamsStep = {
  name: 'a team, outside of the repository',
  run: vitest('tests/teams/vitest.config.ts'),
  needs: [packages, build, browser],
};
const headlessStep = {
  name: 'scenarios, headless',
  run: fairlead('run', '--workers', '2'),
  needs: [content],
};
/** Random walks, the same at every run. `npm run explore` takes longer ones. */
const walksStep = {
  name: 'random walks',
  run: fairlead('explore', '--steps', '5000', '--seed', '1'),
  needs: [content],
};
const buildSteps: Lane = [
  { name: build, run: [node, 'scripts/build.ts'], needs: [content] },
  { name: stagingBuild, run: [node, 'scripts/build.ts', '--staging'], needs: [content] },
  { name: browser, run: [node, 'scripts/ensure-chromium.ts'] },
];
/** They wait for answers, for frames and for servers much of the time: one lane leaves half of two processors idle, and three leave a wait in a test too little room. */
const browserSteps: Round = [
  [
    {
      name: 'accessibility, in a browser',
      run: vitest('vitest.accessibility.config.ts'),
      needs: [build, browser],
    },
    {
      name: 'scenarios, in both drivers',
      run: fairlead('run', '--tag', 'both', '--compare', 'headless,browser', '--workers', '2'),
      needs: [build, browser],
    },
    {
      name: 'scenarios, on one page and on a page for each',
      run: fairlead('run', ...shortScenarios, '--compare', 'browser,fresh-pages'),
      needs: [build, browser],
    },
    teamsStep,
  ],
  [
    {
      name: 'elements, in a browser',
      run: vitest('vitest.browser.config.ts'),
      needs: [content, browser],
    },
    {
      name: 'sandbox, in a browser',
      run: vitest('shared/sandbox/browser.vitest.config.ts'),
      needs: [content, browser],
    },
    {
      name: 'composition, in a browser',
      run: vitest('vitest.composition.config.ts'),
      needs: [content, build, browser],
    },
    {
      name: 'scenarios, on the sandbox and on staging',
      run: [node, 'scripts/compare-targets.ts', '--smoke'],
      needs: [build, stagingBuild, browser],
    },
  ],
];

const checkRounds: readonly Round[] = [[[contentStep]], [[formatStep, unusedStep], [typesStep]]];

/** What `npm run check` runs. */
export const fastRounds: readonly Round[] = [...checkRounds, [[unitStep]]];

/** What `npm test` runs, fastest first, so that cheap mistakes are found early. */
export const rounds: readonly Round[] = [
  ...checkRounds,
  [[unitStep], [onPostgresStep, scenarioFilesStep]],
  [[...buildSteps, packagesStep], [headlessStep, walksStep], [onPgliteStep]],
  browserSteps,
];
