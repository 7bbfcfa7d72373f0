import { expect, test } from 'vitest';
import type { Browser } from 'webdriverio';
import { follow, press, see, seeSettled, stage, textOf, type, visit } from './page.ts';

type Outcome = { kind: string; because?: string; version?: string; duration?: number };
type Control = {
  swap(area: string, url: string, options?: object): Promise<Outcome>;
  graphSize(): { nodes: number; values: number };
  journal(): { kind: string; text?: string }[];
  scope: object;
  store: Record<string, unknown>;
};

const next = stage.builds['intake-next'] ?? '';

function swap(page: Browser, url: string, answer = true): Promise<Outcome> {
  return page.executeAsync(
    (build: string, isYes: boolean, done: (outcome: Outcome) => void) => {
      const { fairlead } = globalThis as unknown as { fairlead: Control };
      void fairlead.swap('intake', build, { ask: () => isYes }).then(done);
    },
    url,
    answer,
  );
}

async function openIntake() {
  const page = await visit('/');
  await see(page, '#main', 'Intake 0.1.0');
  return page;
}

test('a swap replaces a mounted micro-frontend and keeps what was typed', async () => {
  const page = await openIntake();
  await type(page, '#name', 'Ada');
  const outcome = await swap(page, next);
  expect(outcome).toEqual({ kind: 'swapped', version: '0.2.0', duration: expect.any(Number) });
  await see(page, '#main', 'Intake 0.2.0');
  expect(await valueIn(page, '#name')).toBe('Ada');
  expect(await page.getUrl()).toBe(`${stage.url}/`);
});

test('a build that cannot render is rolled back to the one that ran', async () => {
  const page = await openIntake();
  await type(page, '#name', 'Ada');
  const outcome = await swap(page, stage.builds['intake-broken'] ?? '');
  expect(outcome).toMatchObject({ kind: 'rolled-back', because: 'This build cannot render.' });
  await see(page, '#main', 'Intake 0.1.0');
  expect(await valueIn(page, '#name')).toBe('Ada');
});

test('a build that needs another store is refused', async () => {
  const page = await openIntake();
  const outcome = await swap(page, stage.builds['intake-demanding'] ?? '');
  expect(outcome.because).toContain('needs @fairlead/store ^9.0.0; this page has 0.1.0');
  await see(page, '#main', 'Intake 0.1.0');
});

test('a build from another origin is refused', async () => {
  const page = await openIntake();
  const outcome = await swap(page, 'https://elsewhere.example.com/intake.js');
  expect(outcome).toMatchObject({ kind: 'refused' });
});

test('nothing is swapped while a payment is in flight', async () => {
  const page = await openIntake();
  await page.execute(async () => {
    const { fairlead } = globalThis as unknown as { fairlead: Control };
    const { scopeBind } = (await System.import('effector')) as {
      scopeBind(unit: unknown, options: object): () => void;
    };
    scopeBind(fairlead.store.paymentStarted, { scope: fairlead.scope })();
  });
  const outcome = await swap(page, next);
  expect(outcome).toEqual({
    kind: 'refused',
    because: 'A payment is in flight. Swap when it has ended.',
  });
});

test('edits that only the screen holds are asked about first', async () => {
  const page = await openIntake();
  await swap(page, next);
  await type(page, '#note', 'only here');
  const refused = await swap(page, next, false);
  expect(refused).toMatchObject({ kind: 'refused' });
  expect(await valueIn(page, '#note')).toBe('only here');
  expect(await swap(page, next, true)).toMatchObject({ kind: 'swapped' });
});

test('the focus, the selection and the scroll are where they were after a swap', async () => {
  const page = await openIntake();
  await swap(page, next);
  await type(page, '#name', 'Ada Lovelace');
  await page.execute(() => {
    const field = document.querySelector<HTMLInputElement>('#name');
    field?.focus();
    field?.setSelectionRange(4, 8);
    window.scrollTo(0, 1200);
  });
  expect(await swap(page, next)).toMatchObject({ kind: 'swapped' });
  await expect.poll(() => locationOf(page)).toEqual(['name', 4, 8, 1200]);
});

test('the focus is where it was after a build that cannot render is rolled back', async () => {
  const page = await openIntake();
  await page.execute(() => document.querySelector<HTMLInputElement>('#name')?.focus());
  expect(await swap(page, stage.builds['intake-broken'] ?? '')).toMatchObject({
    kind: 'rolled-back',
  });
  await expect.poll(() => page.execute(() => document.activeElement?.id)).toBe('name');
});

test('a control that the next build does not have leaves the focus on the heading', async () => {
  const page = await openIntake();
  await swap(page, next);
  await page.execute(() => document.querySelector<HTMLElement>('[name=break]')?.focus());
  expect(await swap(page, stage.builds['intake-raised'] ?? '')).toMatchObject({ kind: 'swapped' });
  await expect
    .poll(() => page.execute(() => document.activeElement?.tagName), { timeout: 10_000 })
    .toBe('H1');
});

test('a swap leaves the focus with anyone who works in the header', async () => {
  const page = await openIntake();
  await page.execute(() => document.querySelector<HTMLElement>('#header a')?.focus());
  expect(await swap(page, next)).toMatchObject({ kind: 'swapped' });
  expect(await textOf(page, ':focus')).toBe('Home');
});

test('a build that breaks a while after its swap makes way for the one before, and the draft is kept', async () => {
  const page = await openIntake();
  await swap(page, next);
  await type(page, '#name', 'Ada');
  await press(page, '[name=break]');
  await see(page, '#main', 'Intake 0.1.0');
  expect(await valueIn(page, '#name')).toBe('Ada');
  expect(await page.execute(() => document.querySelector('[data-crash]'))).toBeNull();
});

test('a build that was swapped in twice goes back to its first copy when it breaks, and then crashes', async () => {
  const page = await openIntake();
  await swap(page, next);
  await swap(page, next);
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
  for (let count = 1; count <= 3; count += 1) await swap(page, next);
  await swap(page, stage.builds['intake-demanding'] ?? '');
  for (let count = 1; count <= 3; count += 1) await swap(page, next);
  expect(await swappedIn(page)).toHaveLength(2);
  await page.sendCommand('HeapProfiler.collectGarbage', {});
  const alive = await page.execute(() =>
    (globalThis as unknown as { modules: WeakRef<object>[] }).modules.map(
      (one) => one.deref() !== undefined,
    ),
  );
  expect(alive).toEqual([false, false, false, false, false, true, true]);
});

test('a build that cannot restore the draft asks first, and the draft is there when the old one is back', async () => {
  const raised = stage.builds['intake-raised'] ?? '';
  const page = await openIntake();
  await type(page, '#name', 'Ada');
  expect(await swap(page, raised, false)).toEqual({
    kind: 'refused',
    because: 'The build cannot restore what was entered (composition-intake).',
  });
  expect(await valueIn(page, '#name')).toBe('Ada');
  expect(await swap(page, raised, true)).toMatchObject({ kind: 'swapped', version: '0.5.0' });
  await type(page, '#name', 'G');
  expect(await swap(page, next, true)).toMatchObject({ kind: 'swapped' });
  expect(await valueIn(page, '#name')).toBe('Ada');
});

test('a build is not asked about a draft when nothing was entered', async () => {
  const page = await openIntake();
  const outcome = await swap(page, stage.builds['intake-raised'] ?? '', false);
  expect(outcome).toMatchObject({ kind: 'swapped', version: '0.5.0' });
});

test('after twenty swaps a navigation loads once and the effector graph has not grown', async () => {
  const page = await openIntake();
  await seeSettled(page);
  await swap(page, next);
  const before = await sizes(page);
  for (let count = 1; count <= 20; count += 1) {
    expect(await swap(page, next)).toMatchObject({ kind: 'swapped' });
  }
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

test('a swap of an area that is not open is there at the next visit', async () => {
  const page = await openIntake();
  await follow(page, '/login');
  await see(page, '#main', 'Sign in');
  expect(await swap(page, next)).toMatchObject({ kind: 'swapped' });
  await press(page, '#header a');
  await see(page, '#main', 'Intake 0.2.0');
  expect(await textOf(page, '#loads')).toBe('1');
});

/** Which field has the focus, what is selected in it, and how far the page is scrolled. */
function locationOf(page: Browser) {
  return page.execute(() => {
    const { id, selectionStart, selectionEnd } = document.activeElement as HTMLInputElement;
    return [id, selectionStart, selectionEnd, window.scrollY];
  });
}

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

function valueIn(page: Browser, selector: string) {
  return page.execute(
    (where) => document.querySelector<HTMLInputElement>(where)?.value ?? null,
    selector,
  );
}
