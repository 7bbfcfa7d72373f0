import { placePanel } from '@fairlead/headless-page/recorder/recorder-panel';
import {
  isClaimed,
  startProposing,
  startRecorder,
} from '@fairlead/headless-page/recorder/start-recorder';
import { testCards } from '../../src/stand-ins/stripe/test-cards.ts';
import { pageTools } from '../page-tools.ts';

/** Records in this document, unless the command does. */
export function recordHere(): void {
  if (isClaimed()) return;
  startRecorder({ testCards: testCards.map(({ number }) => number), screen });
  placePanel({
    screen,
    loadSayer: async () => (await import('./say-in-tasks.ts')).loadSayer(),
    focusAfter: focusSandbox,
  });
  startProposing();
}

/** Its panel, if it is open; otherwise the button that opens it. */
const focusSandbox = (): void =>
  document
    .querySelector<HTMLElement>('fairlead-sandbox-panel button, .sandbox-opener:not([hidden])')
    ?.focus();

const screen = (): string | null =>
  pageTools()
    ?.journal()
    .findLast(({ kind }) => kind === 'screen')?.name ?? null;
