import { expect, test } from 'vitest';
import { changedRounds } from '../../scripts/changed-rounds.ts';

/** The commands of the steps for these changes, from their programs on. */
const stepsFor = (files: readonly string[], deleted: readonly string[] = []) =>
  Object.fromEntries(
    changedRounds({ since: 'abc', files, deleted })
      .flat(2)
      .map(({ name, run }) => [name, run.join(' ').replaceAll(/\S*\/(?=[\w.]+( |$))/g, '')]),
  );

const scenariosFor = (...files: string[]) => stepsFor(files)['scenarios of what changed, headless'];

test('a changed model is formatted, type-checked and tested by what imports it and by its area’s scenarios', () => {
  expect(Object.keys(stepsFor(['mfe/intake/src/model/form.ts']))).toEqual([
    'content',
    'format and lint of changed files',
    'types',
    'unit, what imports a changed file',
    'scenarios of what changed, headless',
  ]);
  expect(scenariosFor('mfe/intake/src/model/form.ts')).toMatch(/run intake$/);
});

test('the tests that load every area run if something outside the areas changed', () => {
  const unitFor = (...files: string[]) => stepsFor(files)['unit, what imports a changed file'];
  expect(unitFor('mfe/intake/src/model/form.ts', 'CHANGELOG.md')).toMatch(/--project !models$/);
  expect(unitFor('mfe/intake/src/model/form.ts', 'tests/faults/ledger.ts')).not.toContain('models');
  expect(unitFor('shared/domain/src/routes/routes.ts')).not.toContain('models');
});

test('what every area uses plays every scenario, a test or a page of text none', () => {
  expect(scenariosFor('shared/domain/src/routes/routes.ts')).toMatch(/run$/);
  expect(scenariosFor('scenarios/fragments/sign-in.yaml')).toMatch(/run$/);
  expect(scenariosFor('mfe/intake/src/model/form.test.ts')).toBeUndefined();
  expect(scenariosFor('shared/mfe-kit/README.md')).toBeUndefined();
  expect(scenariosFor('scenarios/tags.yaml')).toBeUndefined();
});

test('a changed scenario is played, once if its area changed too', () => {
  expect(scenariosFor('scenarios/admin/a.yaml')).toContain('a.yaml');
  expect(scenariosFor('scenarios/admin/a.yaml', 'mfe/admin/src/tasks.ts')).toMatch(/run admin$/);
});

test('a deleted file is not formatted, and its area is played', () => {
  const steps = stepsFor([], ['mfe/admin/src/tasks.ts']);
  expect(steps['format and lint of changed files']).toBeUndefined();
  expect(steps['scenarios of what changed, headless']).toMatch(/run admin$/);
});

test('a change of text alone runs neither types nor tests', () => {
  expect(Object.keys(stepsFor(['CHANGELOG.md']))).toEqual([
    'content',
    'format and lint of changed files',
  ]);
});
