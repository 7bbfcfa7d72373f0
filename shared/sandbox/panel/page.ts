import { startSandbox } from '../src/in-browser/start-sandbox.ts';
import { addCallsOfAreas } from './area-calls.ts';
import { placeOpener } from './opener.ts';
import { continueRecording } from './record/continue-recording.ts';

/** Starts the sandbox of a page before the shell: the back end, and the button that opens the panel. */
export async function start(): Promise<void> {
  await addCallsOfAreas(await startSandbox());
  placeOpener();
  await continueRecording();
}
