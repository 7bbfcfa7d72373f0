import { beginRecording, readRecording } from '@fairlead/headless-page/recorder/kept-recording';
import { startRecorder } from '@fairlead/headless-page/recorder/start-recorder';
import { testCards } from '@fairlead/sandbox/stand-ins/stripe/test-cards';
import { screenOfShell } from '../../drivers/browser/page/shell.ts';

/** The functions that the command calls in the page. */
const recorder = {
  begin: beginRecording,
  read: () => ({ recording: readRecording(), screen: screenOfShell() }),
};

startRecorder({ testCards: testCards.map(({ number }) => number), screen: screenOfShell });
Object.assign(globalThis, { fairleadRecorder: recorder });
