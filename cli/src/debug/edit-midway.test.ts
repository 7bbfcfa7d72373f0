import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AppServer, createAppServer } from '@fairlead/build/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'webdriverio';
import { loadAreas } from '../connect/areas.ts';
import { pageSandbox } from '../connect/page-sandbox.ts';
import { createBrowserDriver } from '../drivers/browser/driver.ts';
import { createPaint } from '../paint.ts';
import { repository } from '../repository.ts';
import type { Driver } from '../run/terms/scenario-session.ts';
import { anIo } from '../test-kit/an-io.ts';
import { chromiumSettings } from '../test-kit/chromium-settings.ts';
import { chooseScenario } from './choose-scenario.ts';
import { debugScenario } from './debug-scenario.ts';
import { createStage } from './stage.ts';

const cwd = mkdtempSync(join(tmpdir(), 'fairlead-debug-'));
const file = join(cwd, 'scenarios/website.yaml');
let server: AppServer;
let driver: Driver;
let browser: Browser;

beforeAll(async () => {
  server = await createAppServer({ dist: join(repository, 'dist/sandbox'), port: 0 });
  const settings = chromiumSettings(server.url);
  driver = await createBrowserDriver(settings, await loadAreas(), {
    ...pageSandbox,
    begin(start) {
      browser = start.browser;
      return pageSandbox.begin(start);
    },
  });
}, 60_000);

afterAll(async () => {
  await driver?.close();
  await server?.close();
  rmSync(cwd, { recursive: true });
});

const written = `scenario: A founder without a website goes on
as: new-founder
steps:
  - see screen: intake
  - press: Continue
  - pause
  - check: My business has no website.
  - see field: { label: Website, enabled: false }
`;

const edit = (wrong: string, right: string) =>
  writeFileSync(file, readFileSync(file, 'utf8').replace(wrong, right));

test('a person goes on to a pause, corrects the step that fails and plays it on the same page', async () => {
  mkdirSync(join(cwd, 'scenarios'));
  writeFileSync(file, written);
  const { io, said } = anIo(cwd);
  const options = { tag: [], keyboard: false };
  const read = () => chooseScenario(['scenarios/website.yaml'], options, io);
  const stage = createStage(Promise.resolve(driver), { seed: 1 });
  const pressInPage = async (text: string) => {
    const panel = browser.$('fairlead-sandbox-panel');
    await panel.$(`button=${text}`).waitForExist();
    await panel.$(`button=${text}`).click();
    return (await stage.takeCommand()) ?? '';
  };
  const ringed: (readonly string[])[] = [];
  const look = async () => void ringed.push(await ringedIn(browser));
  const does: (() => string | Promise<string>)[] = [
    () => 'c',
    () => pressInPage('On to the next pause'),
    () => {
      edit('has no website.', 'does not have a website yet.');
      return 'r';
    },
    async () => {
      await look();
      return 'c';
    },
    async () => {
      await look();
      return 'q';
    },
  ];
  let opened = 0;
  const told: boolean[] = [];
  const hasPassed = await debugScenario(await read(), {
    open(plan) {
      opened += 1;
      return stage.open(plan);
    },
    readAgain: read,
    async showTools(stop) {
      told.push(stop !== null);
      await stage.showTools(stop);
    },
    ask: async () => does.shift()?.() ?? null,
    out: io.out,
    paint: createPaint(false),
    signal: new AbortController().signal,
  });
  const stops = said.out.split('\n').filter((line) => line.startsWith('next: '));
  expect(stops).toEqual([
    'next: step 1 of 5  see screen: intake  scenarios/website.yaml:4:5',
    'next: step 3 of 5  pause  scenarios/website.yaml:6:5',
    'next: step 4 of 5  check: My business has no website.  scenarios/website.yaml:7:5',
    'next: step 4 of 5  check: My business does not have a website yet.  scenarios/website.yaml:7:5',
    'next: nothing. s goes back to the start, q closes the browser.',
  ]);
  expect(said.out).toContain('failed check: My business has no website.');
  expect(said.out).toContain('My business does not have a website yet.');
  expect(told).toEqual(Array.from({ length: 10 }, (_, at) => at % 2 === 0));
  expect([hasPassed, opened]).toEqual([true, 1]);
  expect(ringed).toEqual([['My business does not have a website yet.'], []]);
}, 60_000);

/** The names of what is ringed on the page. */
const ringedIn = (page: Browser): Promise<readonly string[]> =>
  page.execute(() =>
    document.getAnimations().flatMap(({ effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      const isRing = effect instanceof KeyframeEffect && effect.getKeyframes()[0]?.outlineOffset;
      return target instanceof HTMLInputElement && isRing
        ? [target.labels?.[0]?.textContent?.trim() ?? '']
        : [];
    }),
  );
