import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'webdriverio';
import { answerRequests } from '../browser/answer-requests.ts';
import { isTrue } from '../browser/is-true.ts';
import { browser, follow, press, see, stage, textOf, visit } from './page.ts';

type Tags = Record<string, string>;

/** Stands for the error service's script: keeps the tags of what it is told. */
const errorService = `
  globalThis.tags = [];
  globalThis.Sentry = { init() {}, captureException: (_, hint) => tags.push(hint.tags) };`;

let stopAnswering: () => void;
beforeAll(async () => {
  stopAnswering = await answerRequests(await browser(), {
    'https://browser.sentry-cdn.com/': () => ({ type: 'text/javascript', body: errorService }),
  });
});
afterAll(() => stopAnswering?.());

async function swapIntake(page: Browser, build: string) {
  return page.executeAsync((url: string, done: (kind: string) => void) => {
    type Control = { swap(area: string, url: string): Promise<{ kind: string }> };
    const { fairlead } = globalThis as unknown as { fairlead: Control };
    void fairlead.swap('intake', url).then(({ kind }) => done(kind));
  }, stage.builds[build] ?? '');
}

async function tagsOfBreakingDecision(page: Browser): Promise<Tags> {
  await follow(page, '/unsupported-location');
  await see(page, '#main', 'Unsupported location');
  await press(page, '#main button');
  await see(page, '#main', 'Something went sideways.');
  await isTrue(
    page,
    () => ((globalThis as { tags?: Tags[] }).tags ?? []).length > 0,
    'No error was ever reported',
  );
  return page.execute(() => (globalThis as unknown as { tags: Tags[] }).tags[0] ?? {});
}

const revisionOf = (page: Browser) =>
  page.execute(
    () => (globalThis as unknown as { fairlead: { revision: string } }).fairlead.revision,
  );

test('SHELL-031 an error report names the module with its version, the revision, and no override', async () => {
  const page = await visit('/');
  await see(page, '#main', 'Intake 0.1.0');
  expect(await tagsOfBreakingDecision(page)).toMatchObject({
    module: 'decision@0.1.0',
    revision: await revisionOf(page),
    overridden: 'no',
  });
});

test('an error report says which build a swap had brought in', async () => {
  const page = await visit('/');
  await see(page, '#main', 'Intake 0.1.0');
  expect(await swapIntake(page, 'intake-next')).toBe('swapped');
  expect(await tagsOfBreakingDecision(page)).toMatchObject({
    module: 'decision@0.1.0',
    overridden: 'intake@0.2.0',
  });
});

test('a build that a swap brought in shows a badge until it is gone', async () => {
  const page = await visit('/');
  await see(page, '#main', 'Intake 0.1.0');
  expect(await textOf(page, '#override-badge')).toBe('');
  await swapIntake(page, 'intake-next');
  await expect
    .poll(() => textOf(page, '#override-badge'))
    .toBe('intake 0.2.0 replaces 0.1.0. Reload to undo.');
  await page.refresh();
  await see(page, '#main', 'Intake 0.1.0');
  expect(await textOf(page, '#override-badge')).toBe('');
});

test('a build that was rolled back shows no badge', async () => {
  const page = await visit('/');
  await see(page, '#main', 'Intake 0.1.0');
  expect(await swapIntake(page, 'intake-broken')).toBe('rolled-back');
  expect(await textOf(page, '#override-badge')).toBe('');
});
