import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AppServer, createAppServer } from '@fairlead/build/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHand } from '../drivers/browser/hand.ts';
import type { Point } from '../drivers/browser/page/box.ts';
import { waitUntil } from '../drivers/browser/wait-until.ts';
import { repository } from '../repository.ts';
import { anIo } from '../test-kit/an-io.ts';
import { chromiumSettings } from '../test-kit/chromium-settings.ts';
import { choosePlan } from './choose-plan.ts';
import { followRecording } from './follow-recording.ts';
import { openRecorder, type Recorder } from './open-recorder.ts';
import { replay } from './replay.ts';
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

test('a person clicks what the panel leaves clear, the terminal says each step, and what was done and kept is written and passes', async () => {
  const { io, said } = anIo(cwd, { ask: async () => 'An applicant is in a hurry' });
  const following = followRecording(recorder, io);
  const isSettled = async () => (await recorder.read())?.recording.facts !== undefined;
  await waitUntil(isSettled, { sentence: 'The start page did not settle' });
  await recorder.browser.sendCommand('Emulation.setDeviceMetricsOverride', phone);
  await press(inPage('h1'));
  // Nothing stays under the panel: not even the end of the page.
  await reach(inPage('footer a:last-of-type'));
  await press(inPage('main [href="/expedited-quote-request"]'));
  await press(inRecorder('Keep'));
  await press(inRecorder('Stop and save…'));
  await press(inRecorder('Save scenario'));
  const saved = await saveRecording(
    await following,
    await choosePlan('requires-review', undefined),
    undefined,
    io,
  );
  await replay(saved ?? '', io);
  expect([said.err, said.code]).toEqual(['', 0]);
  expect(said.out).toContain('1 passed, 0 failed');
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

/** A screen on which the panel takes the whole width. */
const phone = { width: 375, height: 667, deviceScaleFactor: 1, mobile: false };

const inPage = (selector: string) => `document.querySelector(${JSON.stringify(selector)})`;

const inRecorder = (action: string) =>
  `document.querySelector('fairlead-recorder').shadowRoot.querySelector('[data-action="${action}"]')`;

/** Presses the middle of an element with the pointer, as soon as it is within reach. */
async function press(element: string): Promise<void> {
  await createHand(recorder.browser, false).perform(await reach(element), { kind: 'press' });
}

/** Turns the wheel until nothing lies over the middle of an element. Returns where that is. */
async function reach(element: string): Promise<Point> {
  let at: Point = { x: 0, y: 0 };
  const isClear = async () => {
    const seen = await sightOf(element);
    if (seen) at = seen.at;
    if (seen?.isClear === false) await scrollTowards(at);
    return seen?.isClear === true;
  };
  await waitUntil(isClear, { sentence: `There is no ${element} that a pointer reaches` });
  return at;
}

type Sight = { readonly at: Point; readonly isClear: boolean };

/** Returns where the middle of an element is, and whether nothing lies over it. Null: there is no such element. */
const sightOf = (element: string): Promise<Sight | null> =>
  recorder.browser.executeScript(
    `const element = ${element};
     if (!element) return null;
     const box = element.getBoundingClientRect();
     const at = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
     return { at, isClear: element.contains(element.getRootNode().elementFromPoint(at.x, at.y)) };`,
    [],
  );

/** How far a turn of the wheel goes, in px. */
const turn = 100;

/** Turns the wheel at the top of the page, which the panel leaves free. */
async function scrollTowards({ y }: Point): Promise<void> {
  const deltaY = y < 0 ? -turn : turn;
  const scroll = { type: 'scroll', x: 20, y: 20, deltaX: 0, deltaY, duration: 0 };
  await recorder.browser.performActions([{ type: 'wheel', id: 'wheel', actions: [scroll] }]);
}
