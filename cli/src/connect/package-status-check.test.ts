import { expect, test } from 'vitest';
import type { Action } from '../language/plan.ts';
import { checkPackageStatus, onlyArchived } from './package-status-check.ts';

const set = (name: string, to: string): Action => ({
  kind: 'task',
  task: 'set package',
  input: { name, to },
});
const undo: Action = { kind: 'task', task: 'undo' };
const check = (to: string, ...earlier: Action[]) =>
  checkPackageStatus({ name: 'Lean', to }, earlier, new Set(['First draft'])).map(
    ({ complaint }) => complaint.message,
  );

test('a package that a scenario has archived can only be restored', () => {
  expect(check('Draft', set('Lean', 'Archived'))).toEqual([
    '"Lean" is archived, so its menu does not offer "Draft"',
  ]);
  expect(check('Restore', set('Lean', 'Archived'))).toEqual([]);
  expect(check('Draft', set('Other', 'Archived'))).toEqual([]);
});

test('a package that was restored or may have been has every status', () => {
  expect(check('Ready', set('Lean', 'Archived'), set('Lean', 'Restore'))).toEqual([]);
  expect(check('Ready', set('Lean', 'Archived'), undo)).toEqual([]);
});

test('a package that every submission has archived can only be restored', () => {
  const archived = checkPackageStatus(
    { name: 'First draft', to: 'Draft' },
    [],
    new Set(['First draft']),
  );
  expect(archived.map(({ path, complaint }) => [path, complaint.nearest])).toEqual([
    [['to'], 'Restore'],
  ]);
});

test('a name that some submission offers is not taken as archived', async () => {
  const { loadPersonas } = await import('@fairlead/sandbox/content/load');
  const names = onlyArchived((await loadPersonas()).personas);
  expect([...names]).toContain('First draft');
  expect([...names]).not.toContain('Essentials');
});
