import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as plain from 'effector';
import fc from 'fast-check';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { effectorForScenarios } from './plugin.ts';

type Effector = typeof plain;
type Visit = { readonly node: plain.Node; readonly value: unknown };

let folder: string;
let changed: Effector;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'effector-'));
  const bundle = await rolldown({
    input: { effector: 'effector' },
    cwd: import.meta.dirname,
    plugins: [effectorForScenarios()],
  });
  await bundle.write({ dir: folder, format: 'esm', entryFileNames: '[name].mjs' });
  await bundle.close();
  changed = (await import(pathToFileURL(join(folder, 'effector.mjs')).href)) as Effector;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Plays commands on a small model and returns what its watchers heard, in order. */
async function playedOn(effector: Effector, commands: readonly Command[]) {
  const { allSettled, combine, createEffect, createEvent, createStore, createWatch, fork, merge } =
    effector;
  const { attach, restore, sample, scopeBind, split } = effector;
  const added = createEvent<number>();
  const sent = createEvent<number>();
  const cleared = createEvent();
  const $total = createStore(0)
    .on(added, (total, more) => {
      if (more === 13) throw new Error('thirteen');
      return total + more;
    })
    .reset(cleared);
  const $double = $total.map((total) => total * 2);
  const $parity = $double.map((double) => (double / 2) % 2);
  const $both = combine({ total: $total, double: $double });
  const $sum = combine($both, $parity, ({ total, double }, parity) => total + double + parity);
  const sendFx = createEffect(async (value: number) => {
    if (value % 3 === 0) throw new Error(`not ${value}`);
    await null;
    return value * 10;
  });
  const saveFx = attach({
    source: $both,
    effect: sendFx,
    mapParams: (value: number, { total }) => value + total,
  });
  const countFx = createEffect((value: number) => value + 1);
  sample({
    clock: sent,
    source: $sum,
    filter: (sum) => sum < 200,
    fn: (sum, by) => sum + by,
    target: saveFx,
  });
  sample({ clock: [added, sent], target: countFx });
  sample({
    clock: sample({ clock: countFx.doneData, filter: $parity.map(Boolean) }),
    filter: (value) => value < 20,
    target: sent,
  });
  const changedOnce = sample({ clock: [$total, $double], source: $sum });
  const settled = sample({ clock: added, source: $both });
  const { small, large } = split(merge([saveFx.doneData, countFx.doneData]), {
    small: (value) => value < 50,
    large: (value) => value >= 50,
  });
  const $last = restore(large, 0);
  const scope = fork({ values: [[$last, 7]], handlers: [[countFx, (value: number) => value + 2]] });
  const heard: string[] = [];
  const units = {
    added,
    $total,
    $double,
    $parity,
    $both,
    $sum,
    changedOnce,
    settled,
    small,
    large,
    $last,
    done: saveFx.done,
    fail: saveFx.failData,
    end: sendFx.finally,
    busy: sendFx.pending,
    inFlight: saveFx.inFlight,
  };
  for (const [name, unit] of Object.entries(units)) {
    createWatch({
      unit: unit as plain.Event<unknown>,
      scope,
      fn: (value) => {
        heard.push(`${name} ${value instanceof Error ? value.message : JSON.stringify(value)}`);
        // A watcher that calls an event itself, as a screen does.
        if (name === 'small' && value === 5) scopeBind(cleared, { scope })();
      },
    });
  }
  for (const { call, by } of commands) {
    heard.push(`> ${call} ${by}`);
    await allSettled(call === 'add' ? added : sent, { scope, params: by });
  }
  return [...heard, JSON.stringify([scope.getState($sum), scope.getState($last)])];
}

type Command = { readonly call: 'add' | 'send'; readonly by: number };
const command: fc.Arbitrary<Command> = fc.record({
  call: fc.constantFrom('add' as const, 'send' as const),
  by: fc.integer({ min: 0, max: 60 }),
});

test('the command’s effector tells watchers the same in the same order as effector itself', async () => {
  // Both print what the reducer throws.
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
  await fc.assert(
    fc.asyncProperty(fc.array(command, { maxLength: 8 }), async (commands) => {
      printed.mockClear();
      const expected = await playedOn(plain, commands);
      const errors = printed.mock.calls.length;
      printed.mockClear();
      expect(await playedOn(changed, commands)).toEqual(expected);
      expect(printed.mock.calls).toHaveLength(errors);
    }),
    {
      numRuns: 60,
      examples: [
        [
          [
            { call: 'add', by: 13 },
            { call: 'add', by: 3 },
            { call: 'send', by: 4 },
          ],
        ],
      ],
    },
  );
  printed.mockRestore();
});

test('its units end with their region', () => {
  const { clearNode, createEffect, createEvent, createNode, sample, withRegion } = changed;
  const heard: unknown[] = [];
  const begun = createEvent<number>();
  const region = createNode();
  const addFx = withRegion(region, () => createEffect((value: number) => value + 1));
  sample({ clock: begun, target: addFx });
  addFx.doneData.watch((value) => heard.push(value));
  begun(1);
  clearNode(region);
  begun(2);
  expect(heard).toEqual([2]);
});

test('its inspector is told when an effect begins, when it ends, and of exceptions', async () => {
  const { allSettled, createEffect, createEvent, fork } = changed;
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
  const told: unknown[] = [];
  Reflect.get(
    changed,
    'setInspector',
  )((visit: Visit, { fail }: { fail: boolean }) => {
    told.push([visit.node.meta.named ?? visit.node.meta.op, visit.value, fail]);
  });
  const scope = fork();
  const sendFx = createEffect({ name: 'send', handler: (value: number) => value + 1 });
  await allSettled(sendFx, { scope, params: 1 });
  expect(told).toEqual([
    ['effect', 1, false],
    ['finally', { status: 'done', params: 1, result: 2 }, false],
  ]);
  told.length = 0;
  const broken = createEvent<number>();
  broken.map(() => {
    throw new Error('broken');
  });
  await allSettled(broken, { scope, params: 3 });
  expect(told).toEqual([['map', 3, true]]);
  printed.mockRestore();
});

test('its build fails when effector’s code is another', () => {
  const { handler } = effectorForScenarios().transform;
  expect(() => handler('export const launch = 1')).toThrow(/effector no longer says/);
});
