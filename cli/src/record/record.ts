import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Io } from '../io.ts';
import { prepare } from '../run/workers/prepare.ts';
import { UsageError } from '../usage-error.ts';
import { checkDisplay } from './check-display.ts';
import { choosePlan } from './choose-plan.ts';
import { followRecording } from './follow-recording.ts';
import { openRecorder } from './open-recorder.ts';
import { replay } from './replay.ts';
import { saveRecording } from './save-recording.ts';

export type RecordOptions = {
  readonly as: string;
  readonly target: string;
  readonly out?: string;
};

/** `fairlead record`: opens a browser, records until the person finishes, writes the scenario and plays it once. */
export async function record(
  start: string | undefined,
  { as, target, out }: RecordOptions,
  io: Io,
): Promise<void> {
  if (out !== undefined && existsSync(resolve(io.cwd, out)))
    throw new UsageError(`${out} exists. Give --out a file that doesn't.`);
  const plan = await choosePlan(as, start);
  if (target !== 'msw') await checkServer(target, io);
  checkDisplay(io.env, process.platform);
  const setup = await prepare(
    { driver: 'browser', target, seed: 1, trace: 'off', headed: true },
    io,
  );
  try {
    const recorder = await openRecorder(setup.settings, plan);
    // Also after a failure: nobody else ends the browser.
    const recording = await followRecording(recorder, io).finally(() => recorder.close());
    const file = await saveRecording(recording, plan, out, io);
    // The headless page has the sandbox's back end, and no server's.
    if (file !== null && target === 'msw') await replay(file, io);
  } finally {
    await setup.close();
  }
}

/** Refuses a server that can't be used before a browser is started. */
async function checkServer(target: string, io: Io): Promise<void> {
  const [{ checkTarget }, { readTarget }] = await Promise.all([
    import('../target/check-target.ts'),
    import('../target/read-target.ts'),
  ]);
  await checkTarget(readTarget(target, io));
}
