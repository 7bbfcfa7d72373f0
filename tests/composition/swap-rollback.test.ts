import { expect, test } from 'vitest';
import type { Browser } from 'webdriverio';
import { follow, press, see, seeSettled, stage, type } from './page.ts';
import { type Control, next, openIntake, swap, swapIn, valueIn } from './swapping.ts';

/** The modules of swapped-in builds that the loader has. */
function swappedIn(page: Browser) {
  return page.execute(() => {
    const [key] = Object.getOwnPropertySymbols(System);
    const registry = (System as unknown as Record<symbol, object>)[key ?? Symbol()] ?? {};
    return Object.keys(registry).filter((id) => id.includes('/builds/'));
  });
}

function sizes(page: Browser) {
  return page.execute(() => (globalThis as unknown as { fairlead: Control }).fairlead.graphSize());
}

function countLoads(page: Browser) {
  return page.execute(
    () =>
      (globalThis as unknown as { fairlead: Control }).fairlead
        .journal()
        .filter(({ text }) => text === 'intake loaded').length,
  );
}

test('a build that cannot render is rolled back to the one that ran', async () => {
  const page = await openIntake();
  await type(page, '#name', 'Ada');
  const outcome = await swap(page, stage.builds['intake-broken'] ?? '');
  expect(outcome).toMatchObject({ kind: 'rolled-back', because: 'This build cannot render.' });
  await see(page, '#main', 'Intake 0.1.0');
  expect(await valueIn(page, '#name')).toBe('Ada');
});

test('a build that breaks a while after its swap makes way for the one before, and the draft is kept', async () => {
  const page = await openIntake();
  await swapIn(page, next);
  await type(page, '#name', 'Ada');
  await press(page, '[name=break]');
  await see(page, '#main', 'Intake 0.1.0');
  expect(await valueIn(page, '#name')).toBe('Ada');
  expect(await page.execute(() => document.querySelector('[data-crash]'))).toBeNull();
});

test('a build that was swapped in twice goes back to its first copy when it breaks, and then crashes', async () => {
  const page = await openIntake();
  await swapIn(page, next);
  await swapIn(page, next);
  await press(page, '[name=break]');
  await see(page, '#main', 'Intake 0.2.0');
  await press(page, '[name=break]');
  await see(page, '#main', 'Something went sideways.');
});

test('after any number of swaps two builds of an area are kept, in the loader and in memory', async () => {
  const page = await openIntake();
  await page.execute(() => {
    const modules: WeakRef<object>[] = [];
    const { import: load } = System.constructor.prototype as {
      import(id: string): Promise<object>;
    };
    Object.assign(System.constructor.prototype, {
      async import(...asked: [string]) {
        const module = await load.apply(System, asked);
        if (asked[0].includes('swap=')) modules.push(new WeakRef(module));
        return module;
      },
    });
    Object.assign(globalThis, { modules });
  });
  for (let count = 1; count <= 3; count += 1) await swapIn(page, next);
  await swap(page, stage.builds['intake-demanding'] ?? '');
  for (let count = 1; count <= 3; count += 1) await swapIn(page, next);
  expect(await swappedIn(page)).toHaveLength(2);
  await page.sendCommand('HeapProfiler.collectGarbage', {});
  const alive = await page.execute(() =>
    (globalThis as unknown as { modules: WeakRef<object>[] }).modules.map(
      (one) => one.deref() !== undefined,
    ),
  );
  // The build that was refused isn't among them: it was never loaded.
  expect(alive).toEqual([false, false, false, false, true, true]);
});

test('after twenty swaps a navigation loads once and the effector graph has not grown', async () => {
  const page = await openIntake();
  await seeSettled(page);
  // Their units join the graph when they are executed, which is later than that they are asked for.
  await page.executeAsync((done: () => void) => {
    void System.import('@fairlead/store/services').then(() => done());
  });
  await swapIn(page, next);
  const before = await sizes(page);
  for (let count = 1; count <= 20; count += 1) await swapIn(page, next);
  const after = await sizes(page);
  expect(after.nodes).toBe(before.nodes);
  // Services that start meanwhile add about ten values, once; a leak would add one with each swap.
  expect(after.values - before.values).toBeLessThan(20);

  await follow(page, '/login');
  await see(page, '#main', 'Sign in');
  const loadsBefore = await countLoads(page);
  await follow(page, '/');
  await see(page, '#main', 'Intake 0.2.0');
  expect((await countLoads(page)) - loadsBefore).toBe(1);
});
