import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AppServer, createAppServer } from '@fairlead/build/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'webdriverio';
import { callInPage } from '../connect/page-sandbox.ts';
import { openSession, type Session } from '../drivers/browser/session.ts';
import { waitUntil } from '../drivers/browser/wait-until.ts';
import { repository } from '../repository.ts';
import { chromiumSettings } from '../test-kit/chromium-settings.ts';

const cwd = mkdtempSync(join(tmpdir(), 'fairlead-in-panel-'));
let server: AppServer;
let session: Session;

beforeAll(async () => {
  server = await createAppServer({ dist: join(repository, 'dist/sandbox'), port: 0 });
  const { browser: chromium } = chromiumSettings(server.url);
  if (!chromium) throw new Error('There is no browser.');
  // A script that changes nothing: the sandbox records by itself.
  session = await openSession(chromium, 'cli/src/record/page/install-shift.ts');
}, 60_000);

afterAll(async () => {
  await session?.close();
  await server?.close();
  rmSync(cwd, { recursive: true });
});

/** Only limits what never comes, in ms. */
const soon = { timeout: 15_000 };

/** Begins a recording in the panel, and asks for an expedited quote with personal data in the text. */
async function recordRequest(): Promise<Browser> {
  const { browser } = session;
  await browser.url(server.url);
  await callInPage(browser, 'fairleadSandbox.begin', { persona: 'requires-review' });
  await browser.url(server.url);
  await browser.$('.sandbox-opener').click();
  const panel = browser.$('fairlead-sandbox-panel');
  await panel.waitForExist(soon);
  await panel.$('button=Record').click();
  await recorder(browser, stopButton).waitForDisplayed(soon);
  await browser.$('main [href="/expedited-quote-request"]').waitForExist(soon);
  await browser.$('main [href="/expedited-quote-request"]').click();
  await browser.$('textarea').setValue('Write to grace@hopper-labs.com. Card 4111 1111 1111 1111');
  return browser;
}

/** What this browser keeps of recordings. */
const keptOf = (browser: Browser): Promise<string | null> =>
  browser.execute(() => localStorage.getItem('fairlead-sandbox-recording'));

test('Record in the sandbox’s panel writes a file that check accepts and that passes headless', async () => {
  const browser = await recordRequest();
  await recorder(browser, '[data-action="Expect something…"]').click();
  const heading = browser.$('main h1');
  const said = await heading.getText();
  await heading.click();
  await recorder(browser, stopButton).click();
  await recorder(browser, '#name').setValue('Grace is in a hurry');
  await recorder(browser, '#tags-optional-').setValue('applicant, packages');
  await recorder(browser, '[data-action="Save scenario"]').click();
  // The tasks in which it is said are loaded first.
  await recorder(browser, 'pre').waitForDisplayed(soon);
  const text = await recorder(browser, 'pre').getText();
  expect(text).toMatch(
    /^scenario: Grace is in a hurry\ntags: \[applicant, packages\]\nas: requires-review\nstart: \/\nat: "/,
  );
  expect(text).toContain('- ask for an expedited quote\n');
  expect(text).toContain('Write to <my email>. Card 4242 4242 4242 4242');
  expect(text).toContain('- see screen: expedited-quote-request');
  expect(text).toContain(`- see heading: ${said}`);
  expect(await keptOf(browser)).toContain('<my email>');
  expect(await keptOf(browser)).not.toContain('hopper-labs');
  mkdirSync(join(cwd, 'scenarios'));
  writeFileSync(join(cwd, 'scenarios/recorded.yaml'), text);
  expect(fairlead('check')).toContain('1 scenario');
  expect(fairlead('run')).toContain('1 passed, 0 failed');
}, 60_000);

test('a recording in the panel that is thrown away leaves nothing in the browser', async () => {
  const browser = await recordRequest();
  // The field is left, so its text belongs to the recording.
  await browser.$('main h1').click();
  await waitUntil(async () => (await keptOf(browser))?.includes('hopper-labs'), {
    sentence: 'What was typed was never taken',
    limit: soon.timeout,
  });
  await recorder(browser, '[data-action="Throw away"]').click();
  await recorder(browser, stopButton).waitForDisplayed({ ...soon, reverse: true });
  expect(await keptOf(browser)).toBeNull();
}, 60_000);

const stopButton = '[data-action="Stop and save…"]';

const recorder = (browser: Browser, selector: string) =>
  browser.$('fairlead-recorder').shadow$(selector);

function fairlead(command: string): string {
  const args = [join(repository, 'cli/bin/fairlead.mjs'), command];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
  return stdout + stderr;
}
