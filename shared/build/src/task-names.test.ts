import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { tasksIn } from './task-names.ts';

test('the tasks of an area are those that its sources define, in all of its files but tests', () => {
  const dir = mkdtempSync(join(tmpdir(), 'fairlead-tasks-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  mkdirSync(join(dir, 'src/tasks'), { recursive: true });
  const files = {
    'src/tasks.ts':
      "export const area: Area = { tasks: [...more, defineTask({ name: 'stamp' })] };",
    'src/tasks/more.tsx':
      "export const more = [defineTask<Input>({ on: ['desk'], name: 'lick', perform: () => <b /> })];",
    'src/tasks.test.ts': "defineTask({ name: 'not offered' });",
    'src/model.ts': 'export const name = 1;',
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(dir, file), text);
  expect(tasksIn(dir)).toEqual(['lick', 'stamp']);
});
