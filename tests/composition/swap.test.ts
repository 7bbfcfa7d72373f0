import { expect, test } from 'vitest';
import type { Browser } from 'webdriverio';
import { follow, press, see, stage, textOf, type, visit } from './page.ts';

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

test('after ten swaps a navigation loads once and the effector graph has not grown', async () => {
  const page = await openIntake();
  await swap(page, next);
  const before = await sizes(page);
  for (let count = 1; count <= 10; count += 1) {
    expect(await swap(page, next)).toMatchObject({ kind: 'swapped' });
  }
  expect(await sizes(page)).toEqual(before);

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
