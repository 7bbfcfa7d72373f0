import { type Area, defineTask, none } from '@fairlead/mfe-kit/area';
import type { PageAction } from '@fairlead/mfe-kit/page';
import { enums, object, optional, string } from 'superstruct';
import { expect, test } from 'vitest';
import { addAction, addLine, emptyRecording } from '../recording.ts';
import { writeScenario } from '../write-scenario.ts';
import { invertTasks } from './invert-tasks.ts';
import { sayInTasks } from './say-in-tasks.ts';

const form = object({ name: optional(string()), title: optional(enums(['CEO', 'CFO'])) });
const area: Area = {
  name: 'form',
  tasks: [
    defineTask({
      name: 'fill in the form',
      input: form,
      perform: (page, { name, title }) =>
        page.act(
          ...(name === undefined ? [] : [{ fill: 'Full name', with: name }]),
          ...(title === undefined ? [] : [{ choose: title, of: 'Title' }]),
        ),
    }),
    defineTask({
      name: 'send',
      input: none,
      perform: (page) => page.act({ check: 'I agree' }, { press: 'Send' }),
    }),
    defineTask({
      name: 'send unread',
      input: none,
      perform: (page) => page.act({ press: 'Send' }),
    }),
    defineTask({
      name: 'duplicate',
      input: string(),
      perform: (page, name) => page.act({ press: `Duplicate ${name} now` }),
    }),
    defineTask({
      name: 'press what is called so',
      input: string(),
      perform: (page, name) => page.act({ press: name }),
    }),
    defineTask({ name: 'leave', input: none, perform: (page) => page.act({ press: 'Back' }) }),
    defineTask({ name: 'return', input: none, perform: (page) => page.act({ press: 'Back' }) }),
    defineTask({
      name: 'look first',
      input: none,
      async perform(page) {
        await page.read();
        await page.act({ press: 'Look' });
      },
    }),
  ],
};

const patterns = await invertTasks([area], () => ['intake']);

function stepsOf(screen: string, ...actions: readonly PageAction[]): string {
  const { lines } = actions.reduce(
    (recording, action) => addAction(recording, action, screen),
    addLine(emptyRecording, {
      kind: 'expectation',
      see: { about: 'screen', is: screen },
      isKept: true,
    }),
  );
  const isInput = (task: string, input: unknown) =>
    area.tasks.find(({ name }) => name === task)?.input.is(input) === true;
  const text = writeScenario(
    { scenario: 'a', as: 'b' },
    sayInTasks(lines.slice(1), patterns, isInput),
  );
  return text.slice(text.indexOf('steps:') + 'steps:\n'.length);
}

test('the fields of a form become one task', () => {
  expect(
    stepsOf('intake', { choose: 'CFO', of: 'Title' }, { fill: 'Full name', with: 'Ada' }),
  ).toBe('  - fill in the form: { title: CFO, name: Ada }\n');
});

test('several actions become the task that performs all of them, not one that performs the last', () => {
  expect(stepsOf('intake', { check: 'I agree' }, { press: 'Send' })).toBe('  - send\n');
  expect(stepsOf('intake', { press: 'Send' })).toBe('  - send unread\n');
});

test('an input that is a part of a name is found in it', () => {
  expect(stepsOf('intake', { press: 'Duplicate Growth now' })).toBe('  - duplicate: Growth\n');
});

test.each<[string, PageAction, string]>([
  ['that several tasks perform', { press: 'Back' }, '  - press: Back\n'],
  ['that a task performs with any name', { press: 'Help' }, '  - press: Help\n'],
  ['of a task that looks at the page first', { press: 'Look' }, '  - press: Look\n'],
  [
    'in a region that the task does not name',
    { press: 'Send', in: 'Dialog' },
    '  - press: { name: Send, in: Dialog }\n',
  ],
])('an action %s stays a generic step', (_, action, step) => {
  expect(stepsOf('intake', action)).toBe(step);
});

test('a task is only said on its screens', () => {
  expect(stepsOf('review', { press: 'Send' })).toBe('  - press: Send\n');
});
