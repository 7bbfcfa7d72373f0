import { expect, test } from 'vitest';
import type { Browser } from 'webdriverio';
import { follow, see, stage, textOf, type, visit } from './page.ts';

type Control = {
  end(): Promise<boolean>;
  start(address: string): Promise<void>;
  swap(area: string, url: string): Promise<unknown>;
  journal(): readonly { kind: string; name?: string }[];
};
type Tools = { fairlead: Control; first: Control };

/** Ends the app on the page; whether another may start there. */
const end = async (page: Browser): Promise<boolean> =>
  page.execute(async () => {
    const tools = globalThis as unknown as Tools;
    tools.first ??= tools.fairlead;
    return tools.fairlead.end();
  });

/** Starts another app on the page, for someone who was never here. */
const startAnew = async (page: Browser, address: string): Promise<void> =>
  page.execute(async (to) => {
    localStorage.clear();
    await (globalThis as unknown as Tools).fairlead.start(to);
  }, address);

async function openIntake() {
  const page = await visit('/');
  await see(page, '#main', 'Intake 0.1.0');
  return page;
}

const nameOnPage = (page: Browser) =>
  page.execute(() => document.querySelector<HTMLInputElement>('#name')?.value);

test('an app that has ended leaves an empty page, on which another begins from nothing', async () => {
  const page = await openIntake();
  const title = await page.getTitle();
  await type(page, '#name', 'Ada');
  expect(await end(page)).toBe(true);
  expect(await textOf(page, '#main')).toBe('');
  expect(await textOf(page, '#header')).toBe('');
  expect(await page.getTitle()).toBe('Fairlead');
  await startAnew(page, '/');
  await see(page, '#main', 'Intake 0.1.0');
  expect(await nameOnPage(page)).toBe('');
  await expect.poll(() => page.getTitle()).toBe(title);
  // The header waits for the session.
  await expect
    .poll(() => page.execute(() => document.querySelectorAll('[data-area]').length))
    .toBe(2);
});

test('an app that has ended hears nothing of what is done on the page after', async () => {
  const page = await openIntake();
  await end(page);
  const before = await page.execute(() => (globalThis as unknown as Tools).first.journal().length);
  await startAnew(page, '/');
  await see(page, '#main', 'Intake 0.1.0');
  await follow(page, '/login');
  await see(page, '#main', 'Sign in');
  const [ofFirst, screens] = await page.execute(() => {
    const { first, fairlead } = globalThis as unknown as Tools;
    const entered = fairlead.journal().filter(({ kind }) => kind === 'screen');
    return [first.journal().length, entered.map(({ name }) => name)] as const;
  });
  expect(ofFirst).toBe(before);
  expect(screens).toEqual(['intake', 'login']);
  await page.back();
  await see(page, '#main', 'Intake 0.1.0');
});

test('a page on which someone has put something of their own is not fit for another app', async () => {
  const page = await openIntake();
  await page.execute(() => document.body.append(document.createElement('vendor-window')));
  expect(await end(page)).toBe(false);
});

test('a page that a build was swapped in on is not fit for another app', async () => {
  const page = await openIntake();
  await page.execute(
    (url) => (globalThis as unknown as Tools).fairlead.swap('intake', url),
    stage.builds['intake-next'] ?? '',
  );
  await see(page, '#main', 'Intake 0.2.0');
  expect(await end(page)).toBe(false);
});
