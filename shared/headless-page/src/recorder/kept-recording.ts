import type { RecordedHeading } from './recorded-heading.ts';
import { emptyRecording, type Recording, withTimes } from './recording.ts';

/** Beside what the product keeps: the sandbox's own keys stay when a scenario clears the rest. */
const key = 'fairlead-sandbox-recording';

/** The recording of this browser, which outlives a document; null if there is none. */
export function readRecording(): Recording | null {
  // A document without an origin has no storage.
  if (location.origin === 'null') return null;
  const kept = localStorage.getItem(key);
  return kept === null ? null : JSON.parse(kept);
}

export function keepRecording(recording: Recording | null): void {
  if (recording === null) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify(withTimes(recording, realTime())));
  dispatchEvent(new Event(changed));
}

/** `heading`: how the scenario begins, if no command writes it. */
export const beginRecording = (heading?: RecordedHeading): void =>
  keepRecording({ ...emptyRecording, began: realTime(), ...(heading ? { heading } : {}) });

/** Changes the recording, if there is one. */
export function changeRecording(by: (recording: Recording) => Recording): void {
  const recording = readRecording();
  if (recording) keepRecording(by(recording));
}

/** The time in ms, which no sandbox moves, and which goes on in the next document. */
export const realTime = (): number => Math.round(performance.timeOrigin + performance.now());

const changed = 'fairlead-recording-changed';

/** Calls the listener after every change, also of another window. */
export function onRecordingChanged(heard: () => void): void {
  addEventListener(changed, heard);
  addEventListener('storage', (event) => {
    if (event.key === key) heard();
  });
}
