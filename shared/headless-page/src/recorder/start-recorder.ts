import type { PageAction } from '@fairlead/mfe-kit/page';
import { readDom } from '@fairlead/ui/semantics/dom/read-dom';
import { sumUpBankVisit } from './bank-visit.ts';
import { keepRecording, onRecordingChanged, readRecording } from './kept-recording.ts';
import { pointed } from './pointed.ts';
import { factsOf } from './propose-expectations.ts';
import {
  addAction,
  addFacts,
  addLine,
  addScreen,
  learnPersonal,
  type Recording,
  withoutPersonal,
} from './recording.ts';
import { isOfProduct, pressedName, taskAt } from './stand-ins.ts';
import { watchInput } from './watch-input.ts';
import { whenSettled } from './when-settled.ts';

type RecorderOptions = {
  readonly testCards: readonly string[];
  /** The open screen of the product; null before there is one. */
  readonly screen: () => string | null;
};

/** What says that this document has its recorder. Each party has a copy of this module. */
const claimed = 'fairleadRecorderStarted';

/**
 * Records what a person does in this document, whenever a recording is on. Several parties may start it: the command, and
 * the sandbox, whose pages of other sites have no command in them.
 */
export function startRecorder({ testCards, screen }: RecorderOptions): void {
  if (claimed in globalThis) return;
  Object.assign(globalThis, { [claimed]: true });
  watchInput({
    testCards,
    did: (action, on) =>
      change((recording) =>
        isOfProduct(location.pathname)
          ? addProductAction(looked(recording), action, screen(), on)
          : addVisit(recording, action),
      ),
    dragged: (task) => change((recording) => addLine(addScreen(recording, screen()), task)),
    typed: (personal) => change((recording) => learnPersonal(recording, personal)),
    pressedKey: (key) =>
      change((recording) => addLine(recording, { kind: 'task', task: 'press keys', input: key })),
    missed: (text, on) =>
      change((recording) =>
        addLine(recording, { kind: 'notice', text, ...(on?.name ? { about: pointed(on) } : {}) }),
      ),
  });
}

/** Whether another party records in this document. */
export const isClaimed = (): boolean => claimed in globalThis;

/** Proposes expectations about what appears on the pages of the product while a recording is on. */
export function startProposing(): void {
  const look = () => {
    if (readRecording()?.state !== 'recording' || !isOfProduct(location.pathname)) return;
    const facts = factsOf(readDom().outline);
    change((recording) => addFacts(recording, facts));
  };
  const lookAgain = whenSettled(look);
  // A recording may begin on a page that has settled.
  onRecordingChanged(() => {
    const recording = readRecording();
    if (recording && !recording.facts) lookAgain();
  });
}

/** Changes the recording, unless it is paused or over. */
function change(by: (recording: Recording) => Recording): void {
  const recording = readRecording();
  if (recording?.state === 'recording') keepRecording(withoutPersonal(by(recording)));
}

/** What an action brings is new also if the page hasn't been looked at before it. */
const looked = (recording: Recording): Recording =>
  recording.facts ? recording : addFacts(recording, factsOf(readDom().outline));

function addProductAction(
  recording: Recording,
  action: PageAction,
  screen: string | null,
  on: HTMLElement,
): Recording {
  // The stand-in for the bank's window is a part of the page.
  const site = on.closest('.stand-in-link') ? 'bank' : undefined;
  const added = addAction(recording, action, screen, site);
  return site ? sumUpBankVisit(added) : added;
}

/** Adds the task that an action on another site completes. */
function addVisit(recording: Recording, action: PageAction): Recording {
  const name = pressedName(action);
  const address = new URL(location.href);
  const task = name === null ? null : taskAt({ address, name, page: readDom().outline });
  return task ? addLine(withoutOpening(recording, task.task), task) : recording;
}

/** The task on Carta's site presses the button that opens it, too. */
function withoutOpening(recording: Recording, task: string): Recording {
  if (task !== 'connect carta') return recording;
  const opening = recording.lines.findLast(({ kind }) => kind === 'action');
  return { ...recording, lines: recording.lines.filter((line) => line !== opening) };
}
