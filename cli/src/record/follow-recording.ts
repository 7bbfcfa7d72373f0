import { setTimeout as pause } from 'node:timers/promises';
import type { Line } from '@fairlead/headless-page/recorder/recording';
import { stepLines } from '@fairlead/headless-page/recorder/write-scenario';
import type { Io } from '../io.ts';
import type { Recorded, Recorder } from './open-recorder.ts';

/** How often the page is asked what is new, in ms. */
const interval = 250;

/**
 * Prints what is recorded until the person finishes in the page, closes the browser or presses Ctrl-C. Null: the person
 * threw the recording away, or nothing was read.
 */
export async function followRecording(recorder: Recorder, io: Io): Promise<Recorded | null> {
  io.out('Recording. Press “Stop and save…” in the page, or Ctrl-C here.\n');
  let isStopped = false;
  const stopListening = io.onInterrupt(() => {
    isStopped = true;
  });
  let last: Recorded | null = null;
  let printed = 0;
  try {
    while (!isStopped) {
      const now = await recorder.read().catch((error: unknown) => {
        // Ctrl-C ends the browser, too.
        if (isStopped) return null;
        throw error;
      });
      if (!now) break;
      last = now;
      const { lines, state } = now.recording;
      for (const line of lines.filter(({ id }) => id > printed)) io.out(formatLine(line));
      printed = Math.max(printed, lines.at(-1)?.id ?? 0);
      if (state === 'thrown away') return null;
      if (state === 'finished') break;
      await pause(interval);
    }
    return last;
  } finally {
    stopListening();
  }
}

function formatLine(line: Line): string {
  if (line.kind === 'notice') return `  ! ${line.text}\n`;
  const proposed = line.kind === 'expectation' && !line.isKept ? '? ' : '';
  return `  ${proposed}${stepLines([line]).join('\n  ')}\n`;
}
