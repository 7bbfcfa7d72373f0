import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { withoutElements } from './shared/headless-page/src/without-elements.ts';

/** Parts that neither make models nor import the store: one load of them serves all their test files. */
const alone = ['domain', 'contracts', 'sandbox', 'staging', 'build', 'registry', 'ui', 'vendors'];

/** A test that creates the models of its area disposes of them, so that one load serves all test files of the area. */
const areas = readdirSync(join(import.meta.dirname, 'mfe'));

/** Parts of the store by themselves: with the rest of it, an app that starts would ask for its session, too. */
const storeInParts = [
  'shared/store/src/leads/{create-lead,lead}.test.ts',
  'shared/store/src/navigation/navigation.test.ts',
  'shared/store/src/session/owner.test.ts',
];

/** Tests of the command that load the areas, add routes or start processes. */
const commandWithAreas = [
  'cli/src/{connect,drivers,mfe,staging}/**/*.test.{ts,tsx}',
  'cli/src/program.test.ts',
];

/** They start a browser, which the steps before `a browser` can't count on. */
const withBrowser = [
  'cli/src/drivers/browser/{driver,lost-browser}.test.ts',
  'cli/src/record/{record,journeys,in-panel}.test.ts',
  'cli/src/run/evidence/both-drivers.test.ts',
  'cli/src/debug/edit-midway.test.ts',
];

/** Adds routes, which every later file of its process would have. */
const withMoreRoutes = 'shared/domain/src/routes/added-routes.test.ts';

/** Days are those of the machine's zone: every machine tests the same ones. */
const zone = { TZ: 'UTC' };

const common = {
  env: zone,
  // A process each, not a thread: V8 24 may crash while a thread ends (`jit_page_->allocations_.erase`, nodejs/node#64500).
  pool: 'forks' as const,
  // Only limits what hangs, because a busy machine takes long for correct tests.
  testTimeout: 60_000,
  expect: { poll: { timeout: 30_000 } },
  exclude: ['**/node_modules/**', '**/dist/**', '**/*.browser.test.{ts,tsx}'],
};

/** Models, and screens without a browser: on React's production build, as a scenario runs them. */
const onProduction = {
  plugins: [withoutElements()],
  oxc: { jsx: { development: false } },
};
const env = { ...zone, NODE_ENV: 'production' };

export default defineConfig({
  test: {
    // By default one processor stays free, which is half of a machine that has two.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...common,
          name: 'parts',
          include: [`shared/{${alone}}/**/*.test.{ts,tsx}`, 'tests/unit/**/*.test.ts'],
          exclude: [...common.exclude, withMoreRoutes],
          isolate: false,
        },
      },
      ...areas.map((area) => ({
        ...onProduction,
        test: {
          ...common,
          env,
          name: area,
          include: [`mfe/${area}/**/*.test.{ts,tsx}`],
          isolate: false,
        },
      })),
      {
        ...onProduction,
        test: {
          ...common,
          env,
          name: 'host',
          include: ['{shared,root-config}/**/*.test.{ts,tsx}'],
          exclude: [...common.exclude, ...storeInParts, `shared/{${alone}}/**`],
          // All see the whole store, so that one load of it serves all.
          setupFiles: ['shared/store/testing/whole-store.ts'],
          isolate: false,
        },
      },
      {
        ...onProduction,
        test: {
          ...common,
          env,
          name: 'command',
          include: ['cli/**/*.test.{ts,tsx}'],
          exclude: [...common.exclude, ...commandWithAreas, ...withBrowser],
          isolate: false,
        },
      },
      {
        ...onProduction,
        test: {
          ...common,
          env,
          name: 'models',
          include: [
            ...storeInParts,
            ...commandWithAreas,
            withMoreRoutes,
            'tests/{amounts,faults}/**/*.test.ts',
          ],
          exclude: [...common.exclude, ...withBrowser],
          // Models connect to the shared store, so test files must not share one.
          isolate: true,
        },
      },
    ],
  },
});
