import { readRecording } from '@fairlead/headless-page/recorder/kept-recording';

/** Goes on with a recording that was begun on another page of this browser. */
export async function continueRecording(): Promise<void> {
  if (readRecording() !== null) (await import('./record-here.ts')).recordHere();
}
