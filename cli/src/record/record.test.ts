import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AppServer, createAppServer } from '@fairlead/build/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Io } from '../io.ts';
import { repository } from '../repository.ts';
import { choosePlan } from './choose-plan.ts';
import { followRecording } from './follow-recording.ts';
import { openRecorder, type Recorder } from './open-recorder.ts';
import { saveRecording } from './save-recording.ts';
import { chromiumSettings } from './test-kit/chromium-settings.ts';

const cwd = mkdtempSync(join(tmpdir(), 'fairlead-record-'));
let server: AppServer;
let recorder: Recorder;

beforeAll(async () => {
  server = await createAppServer({ dist: join(repository, 'dist/sandbox'), port: 0 });
  recorder = await openRecorder(
    chromiumSettings(server.url),
    await choosePlan('new-founder', undefined),
  );
}, 60_000);

afterAll(async () => {
  await recorder?.close();
  await server?.close();
  rmSync(cwd, { recursive: true });
});

test('a person clicks, the terminal says each step, and Finish writes a scenario that check accepts', async () => {
  const said = { out: '', err: '', code: 0 };
  const io: Io = {
    cwd,
    env: {},
    stamp: cwd,
    terminal: false,
    out: (text) => {
      said.out += text;
    },
    err: (text) => {
      said.err += text;
    },
    exitWith: (code) => {
      said.code = code;
    },
    onInterrupt: () => () => {},
    ask: async () => 'A founder leaves the form',
  };
  const following = followRecording(recorder, io);
  const { browser } = recorder;
  await browser.$('aria/First name').addValue('Ada');
  await browser.$('h1').click();
  await browser.$('fairlead-recorder').shadow$('[data-action=Finish]').click();
  await saveRecording(await following, await choosePlan('new-founder', undefined), undefined, io);
  expect(said).toEqual({
    err: '',
    code: 0,
    out: `Recording. Press Finish in the page, or Ctrl-C here.
  see screen: intake
  fill: { First name: Ada }
  ! There is nothing to press here.
Wrote scenarios/intake/a-founder-leaves-the-form.yaml. Run it:
  npx fairlead run scenarios/intake/a-founder-leaves-the-form.yaml
  npx fairlead run scenarios/intake/a-founder-leaves-the-form.yaml --driver browser
`,
  });
  const file = join(cwd, 'scenarios/intake/a-founder-leaves-the-form.yaml');
  expect(readFileSync(file, 'utf8')).toBe(`scenario: A founder leaves the form
as: new-founder
start: /
steps:
  - see screen: intake
  - fill in intake: { first name: Ada }
`);
}, 60_000);
