import { $route, entered, inSteps, moved, screenEntered } from '@fairlead/store';
import {
  allSettled,
  createEffect,
  createEvent,
  createStore,
  createWatch,
  fork,
  type Store,
} from 'effector';
import { expect, test } from 'vitest';
import { createAreaInstance } from './area-instance.ts';

function anIntake() {
  const made: { $entries: ReturnType<typeof createStore<number>> }[] = [];
  const area = createAreaInstance({
    name: 'intake',
    version: '1.0.0',
    createModel() {
      const model = {
        $entries: createStore(0).on(entered('intake'), (entries) => entries + 1),
      };
      made.push(model);
      return model;
    },
  });
  return { area, made };
}

async function aScopeAt(address: string) {
  const scope = fork();
  await allSettled(moved, { scope, params: { address, state: {} } });
  return scope;
}

test('mounting an area on its route enters the screen once', async () => {
  const { area, made } = anIntake();
  const scope = await aScopeAt('/');
  area.make();
  area.enter(scope);
  expect(scope.getState(made[0]?.$entries ?? createStore(-1))).toBe(1);
});

test('a screen of another area is entered by that area alone, while this one is still mounted', async () => {
  const { area } = anIntake();
  const scope = await aScopeAt('/');
  const screens: string[] = [];
  createWatch({ unit: screenEntered, scope, fn: ({ name }) => screens.push(name) });
  area.enter(scope);
  expect(screens).toEqual(['intake']);
  await allSettled(moved, { scope, params: { address: '/login', state: {} } });
  expect(scope.getState($route)?.name).toBe('login');
  expect(screens).toEqual(['intake']);
});

test('an area that is not mounted hears of no screen', async () => {
  const { area, made } = anIntake();
  area.make();
  const scope = await aScopeAt('/');
  expect(scope.getState(made[0]?.$entries ?? createStore(-1))).toBe(0);
});

test('a route that opens while the area is mounted enters it again; another area’s does not', async () => {
  const { area, made } = anIntake();
  const scope = await aScopeAt('/');
  area.make();
  area.enter(scope);
  await allSettled(moved, { scope, params: { address: '/unsupported-location', state: {} } });
  expect(scope.getState(made[0]?.$entries ?? createStore(-1))).toBe(1);
  await allSettled(moved, { scope, params: { address: '/', state: {} } });
  expect(scope.getState(made[0]?.$entries ?? createStore(-1))).toBe(2);
});

test('a disposed model receives nothing, keeps no state, and the next one is new', async () => {
  const { area, made } = anIntake();
  const scope = await aScopeAt('/');
  area.make();
  area.enter(scope);
  const values = () => Object.keys((scope as unknown as { reg: object }).reg).length;
  const before = values();
  area.dispose(scope);
  expect(values()).toBeLessThan(before);
  area.make();
  area.enter(scope);
  expect(made).toHaveLength(2);
  expect(values()).toBe(before);
});

test('a scope keeps nothing of a model that is disposed: no values, no listeners, no units', async () => {
  const { area, made } = anIntake();
  const scope = await aScopeAt('/');
  const { reg, additionalLinks, warnSerializeNodes } = scope as unknown as {
    reg: object;
    additionalLinks: object;
    warnSerializeNodes: Set<unknown>;
  };
  const kept = () => [
    Object.keys(reg).length,
    Object.keys(additionalLinks).length,
    warnSerializeNodes.size,
  ];
  const show = () => {
    area.make();
    area.enter(scope);
    const unit = made.at(-1)?.$entries ?? createStore(-1);
    createWatch({ unit, scope, fn: () => {} })();
  };
  // The units that areas share know the first screen from then on.
  show();
  area.dispose(scope);
  const before = kept();
  show();
  expect(kept()).not.toEqual(before);
  area.dispose(scope);
  expect(kept()).toEqual(before);
});

test('while something is pending, a scope keeps no promise for each time that an area comes and goes', async () => {
  const { area } = anIntake();
  const scope = await aScopeAt('/');
  void allSettled(
    createEffect(() => new Promise<void>(() => {})),
    { scope },
  );
  const { defers } = (scope as unknown as { fxCount: { scope: { defers: unknown[] } } }).fxCount
    .scope;
  expect(defers).toHaveLength(1);
  area.enter(scope);
  area.leave(scope);
  expect(defers).toHaveLength(1);
});

test('an area without a model leaves and is disposed of without creating one', async () => {
  const { area, made } = anIntake();
  const scope = await aScopeAt('/');
  area.leave(scope);
  area.dispose(scope);
  expect(made).toEqual([]);
});

/** An area whose model is created in two steps; `made` says how many are done. */
function aLargeIntake() {
  const made: string[] = [];
  const area = createAreaInstance({
    name: 'intake',
    version: '1.0.0',
    createModel: inSteps(function* () {
      const $entries = createStore(0).on(entered('intake'), (entries) => entries + 1);
      made.push('entries');
      yield;
      const $visits = createStore(0).on(entered('intake'), (visits) => visits + 1);
      made.push('visits');
      return { $entries, $visits };
    }),
  });
  return { area, made };
}

test('a model in steps lets other tasks run between them, and hears of its screen with all of its parts', async () => {
  const { area, made } = aLargeIntake();
  const scope = await aScopeAt('/');
  const whole = area.makeInSteps();
  expect(made).toEqual(['entries']);
  await whole;
  expect(made).toEqual(['entries', 'visits']);
  area.enter(scope);
  const { $entries, $visits } = area.make() as Record<'$entries' | '$visits', Store<number>>;
  expect([scope.getState($entries), scope.getState($visits)]).toEqual([1, 1]);
});

test('who needs a model in the middle of its steps gets all of it, and it is not created twice', async () => {
  const { area, made } = aLargeIntake();
  const whole = area.makeInSteps();
  expect(area.make()).toHaveProperty('$visits');
  await whole;
  expect(made).toEqual(['entries', 'visits']);
});

test('a model that is disposed of in the middle of its steps is not created any further, and leaves no state', async () => {
  const { area, made } = aLargeIntake();
  const scope = await aScopeAt('/');
  // The units that areas share know the first screen from then on.
  area.enter(scope);
  area.dispose(scope);
  const values = () => Object.keys((scope as unknown as { reg: object }).reg).length;
  const before = values();
  made.length = 0;
  const whole = area.makeInSteps();
  await allSettled(moved, { scope, params: { address: '/', state: {} } });
  area.dispose(scope);
  await whole;
  expect(made).toEqual(['entries']);
  expect(values()).toBe(before);
});

test('an area that leaves in the middle of its model’s steps waits for none of them', async () => {
  const { area, made } = aLargeIntake();
  const whole = area.makeInSteps();
  area.leave(await aScopeAt('/'));
  expect(made).toEqual(['entries']);
  await whole;
});

test('a model whose second step throws hears nothing any longer, and is begun anew by the next call', async () => {
  let isBroken = true;
  const pressed = createEvent();
  let heard = 0;
  const area = createAreaInstance({
    name: 'intake',
    version: '1.0.0',
    createModel: inSteps(function* () {
      const $entries = createStore(0).on(pressed, () => {
        heard += 1;
      });
      yield;
      if (isBroken) throw new Error('The second step broke.');
      return { $entries };
    }),
  });
  expect(() => area.make()).toThrow('The second step broke.');
  isBroken = false;
  expect(area.make()).toHaveProperty('$entries');
  await allSettled(pressed, { scope: fork() });
  expect(heard).toBe(1);
});
