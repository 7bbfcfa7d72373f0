import { object, string, validate } from 'superstruct';
import { expect, test } from 'vitest';
import { type Area, defineTask, none } from './area.ts';
import type { Page, PageAction } from './page.ts';

const area: Area = {
  name: 'greeting',
  tasks: [
    defineTask({
      name: 'give a name',
      input: object({ name: string() }),
      perform: (page, { name }) => page.act({ fill: 'Name', with: name }, { press: 'Save' }),
    }),
    defineTask({ name: 'send', input: none, perform: (page) => page.act({ press: 'Send' }) }),
  ],
};

/** A page that writes down what it is told to do. */
function recordingPage() {
  const acted: PageAction[] = [];
  const page = { act: async (...actions: PageAction[]) => void acted.push(...actions) };
  return { page: page as unknown as Page, acted };
}

test('a task without input accepts nothing and refuses anything', () => {
  expect(validate(undefined, none)[0]).toBeUndefined();
  expect(validate({ name: 'Ada' }, none)[0]?.message).toContain('no input');
});

test('tasks of different inputs are in one list, and each performs what it was given', async () => {
  const { page, acted } = recordingPage();
  for (const task of area.tasks) {
    const given = task.name === 'send' ? undefined : { name: 'Ada' };
    const [failure, input] = task.input.validate(given);
    expect(failure).toBeUndefined();
    await task.perform(page, input);
  }
  expect(acted).toEqual([{ fill: 'Name', with: 'Ada' }, { press: 'Save' }, { press: 'Send' }]);
});
