import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AppServer, createAppServer } from '@fairlead/build/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHand } from '../drivers/browser/hand.ts';
import { waitUntil } from '../drivers/browser/wait-until.ts';
import { repository } from '../repository.ts';
import { anIo } from '../test-kit/an-io.ts';
import { chromiumSettings } from '../test-kit/chromium-settings.ts';
import { choosePlan } from './choose-plan.ts';
import { followRecording } from './follow-recording.ts';
import { openRecorder, type Recorder } from './open-recorder.ts';
import { saveRecording } from './save-recording.ts';

const cwd = mkdtempSync(join(tmpdir(), 'fairlead-record-'));
let server: AppServer;
let recorder: Recorder;

beforeAll(async () => {
  server = await createAppServer({ dist: join(repository, 'dist/sandbox'), port: 0 });
  recorder = await openRecorder(
    chromiumSettings(server.url),
    await choosePlan('requires-review', undefined),
  );
}, 60_000);

afterAll(async () => {
  await recorder?.close();
  await server?.close();
  rmSync(cwd, { recursive: true });
});

test('a person clicks, the terminal says each step, and Finish writes what was done and kept', async () => {
  const { io, said } = anIo(cwd, { ask: async () => 'An applicant is in a hurry' });
  const following = followRecording(recorder, io);
  const isSettled = async () => (await recorder.read())?.recording.facts !== undefined;
  await waitUntil(isSettled, { sentence: 'The start page did not settle' });
  await press(inPage('h1'));
  await press(inPage('main [href="/expedited-quote-request"]'));
  await press(inRecorder('Keep'));
  await press(inRecorder('Stop and save…'));
  await press(inRecorder('Save scenario'));
  await saveRecording(
    await following,
    await choosePlan('requires-review', undefined),
    undefined,
    io,
  );
  expect([said.err, said.code]).toEqual(['', 0]);
  expect(said.out).toContain('  ! There is nothing to press here.\n');
  expect(said.out).toContain('  press: Request an expedited quote\n');
  expect(said.out).toContain(`
Wrote scenarios/decision/an-applicant-is-in-a-hurry.yaml. Run it:
  npx fairlead run scenarios/decision/an-applicant-is-in-a-hurry.yaml
  npx fairlead run scenarios/decision/an-applicant-is-in-a-hurry.yaml --driver browser
`);
  const file = join(cwd, 'scenarios/decision/an-applicant-is-in-a-hurry.yaml');
  expect(readFileSync(file, 'utf8')).toBe(`scenario: An applicant is in a hurry
as: requires-review
start: /
steps:
  - see screen: blocking-discretion
  - ask for an expedited quote
  - see heading: Request an expedited quote
  - see screen: expedited-quote-request
`);
}, 60_000);

const inPage = (selector: string) => `document.querySelector(${JSON.stringify(selector)})`;

const inRecorder = (action: string) =>
  `document.querySelector('fairlead-recorder').shadowRoot.querySelector('[data-action="${action}"]')`;

/** Presses the middle of an element with the pointer, as soon as there is one. */
async function press(element: string): Promise<void> {
  const { browser } = recorder;
  let box: { readonly x: number; readonly y: number } | null = null;
  const isThere = async () => {
    box = await browser.executeScript(
      `const box = ${element}?.getBoundingClientRect();
       return box ? { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) } : null;`,
      [],
    );
    return box !== null;
  };
  await waitUntil(isThere, { sentence: `There is no ${element}` });
  if (box) await createHand(browser, false).perform(box, { kind: 'press' });
}
