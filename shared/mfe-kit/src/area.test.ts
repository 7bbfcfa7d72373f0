import { createEvent, createStore } from 'effector';
import { number, object, string, validate } from 'superstruct';
import { expect, test } from 'vitest';
import { type Area, defineArea, defineTask, type ModelActor, none } from './area.ts';

function createModel() {
  const named = createEvent<string>();
  const $name = createStore('').on(named, (_, name) => name);
  return { named, $name };
}
type Model = ReturnType<typeof createModel>;

const area: Area<Model> = defineArea({
  name: 'greeting',
  createModel,
  tasks: [
    defineTask({
      name: 'give a name',
      input: object({ name: string(), times: number() }),
      model: async (actor: ModelActor<Model>, input) =>
        actor.send(actor.model.named, input.name.repeat(input.times)),
      browser: async (actor, input) => actor.act([{ fill: 'Name', with: input.name }]),
    }),
    defineTask({
      name: 'send',
      input: none,
      model: async (actor: ModelActor<Model>) => actor.send(actor.model.named, ''),
      browser: async (actor) => actor.act([{ press: 'Send' }]),
    }),
  ],
  texts: (model, scope) => [scope.getState(model.$name)],
});

test('a task without input accepts nothing and refuses anything', () => {
  expect(validate(undefined, none)[0]).toBeUndefined();
  expect(validate({ name: 'Ada' }, none)[0]?.message).toContain('no input');
});

test('a runner may hold areas of any model in one list', () => {
  const areas: Area[] = [area];
  expect(areas.map(({ name, tasks }) => [name, tasks.length])).toEqual([['greeting', 2]]);
});
