import { expect, test } from 'vitest';
import { follow, press, see, stage, textOf, type } from './page.ts';
import { type Control, next, openIntake, swap, swapIn, valueIn } from './swapping.ts';

test('a swap replaces a mounted micro-frontend and keeps what was typed', async () => {
  const page = await openIntake();
  await type(page, '#name', 'Ada');
  const outcome = await swap(page, next);
  expect(outcome).toEqual({ kind: 'swapped', version: '0.2.0', duration: expect.any(Number) });
  await see(page, '#main', 'Intake 0.2.0');
  expect(await valueIn(page, '#name')).toBe('Ada');
  expect(await page.getUrl()).toBe(`${stage.url}/`);
});

test('a swap enters the open screen once, and no screen of another area again', async () => {
  const page = await openIntake();
  await swapIn(page, next);
  expect(await textOf(page, '#loads')).toBe('1');
  await follow(page, '/login');
  await see(page, '#main', 'Sign in');
  const entered = () =>
    page.execute(() => {
      const { fairlead } = globalThis as unknown as { fairlead: Control };
      return fairlead.journal().filter(({ kind }) => kind === 'screen').length;
    });
  const before = await entered();
  await swapIn(page, next);
  expect(await entered()).toBe(before);
});

test('a build that needs another store is refused', async () => {
  const page = await openIntake();
  const outcome = await swap(page, stage.builds['intake-demanding'] ?? '');
  expect(outcome.because).toContain('needs @fairlead/store ^9.0.0; this page has 0.1.0');
  await see(page, '#main', 'Intake 0.1.0');
});

test('a build that is refused has not run: only its manifest was read', async () => {
  const page = await openIntake();
  await swap(page, stage.builds['intake-demanding'] ?? '');
  const loaded = await page.execute(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.includes('/intake-demanding/')),
  );
  expect(loaded).toEqual(['/builds/intake-demanding/manifest.json']);
});

test('a build from another origin is refused', async () => {
  const page = await openIntake();
  const outcome = await swap(page, 'https://elsewhere.example.com/intake.js');
  expect(outcome).toMatchObject({ kind: 'refused' });
});

test('an address that is none is refused', async () => {
  const page = await openIntake();
  expect(await swap(page, 'https://')).toMatchObject({
    kind: 'refused',
    because: expect.stringContaining('The build at https:// could not be loaded'),
  });
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

test('a swap asks before it discards edits that only the screen holds', async () => {
  const page = await openIntake();
  await swapIn(page, next);
  await type(page, '#note', 'only here');
  const refused = await swap(page, next, false);
  expect(refused).toMatchObject({ kind: 'refused' });
  expect(await valueIn(page, '#note')).toBe('only here');
  expect(await swap(page, next, true)).toMatchObject({ kind: 'swapped' });
});

test('a build that can’t restore the draft asks first, and the draft is restored with the old build', async () => {
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

test('a swap asks nothing about drafts when nothing was entered', async () => {
  const page = await openIntake();
  const outcome = await swap(page, stage.builds['intake-raised'] ?? '', false);
  expect(outcome).toMatchObject({ kind: 'swapped', version: '0.5.0' });
});

test('the swapped build of a closed area is used at the next visit', async () => {
  const page = await openIntake();
  await follow(page, '/login');
  await see(page, '#main', 'Sign in');
  expect(await swap(page, next)).toMatchObject({ kind: 'swapped' });
  await press(page, '#header a');
  await see(page, '#main', 'Intake 0.2.0');
  expect(await textOf(page, '#loads')).toBe('1');
});
