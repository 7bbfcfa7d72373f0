import type { PageAction } from '@fairlead/mfe-kit/page';
import { readDom } from '@fairlead/ui/semantics/dom/read-dom';
import { nodesOf } from '@fairlead/ui/semantics/write-outline';
import { keepRecording, onRecordingChanged, readRecording } from './kept-recording.ts';
import { factsOf } from './propose-expectations.ts';
import { addAction, addFacts, addLine, type Recording } from './recording.ts';
import { isOfProduct, missingAt, pressedName, taskAt } from './stand-ins.ts';
import { watchInput } from './watch-input.ts';
import { whenSettled } from './when-settled.ts';

type RecorderOptions = {
  readonly testCards: readonly string[];
  /** The open screen of the product; null before there is one. */
  readonly screen: () => string | null;
};

/** Records what a person does in this document, whenever a recording is on. */
export function startRecorder({ testCards, screen }: RecorderOptions): void {
  watchInput({
    testCards,
    did: (action) =>
      change((recording) =>
        isOfProduct(location.pathname)
          ? addAction(recording, action, screen())
          : addVisit(recording, action),
      ),
    pressedKey: (key) =>
      change((recording) => addLine(recording, { kind: 'task', task: 'press keys', input: key })),
    missed: (text) => change((recording) => addLine(recording, { kind: 'notice', text })),
  });
}

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
  if (recording?.state === 'recording') keepRecording(by(recording));
}

/** Adds the task that an action on another site completes. */
function addVisit(recording: Recording, action: PageAction): Recording {
  const name = pressedName(action);
  const address = new URL(location.href);
  const task = name === null ? null : taskAt({ address, name, readField });
  if (task) return addLine(withoutOpening(recording, task.task), task);
  const missing = missingAt(address.pathname);
  const isSaid = recording.lines.some((line) => line.kind === 'notice' && line.text === missing);
  if (missing === null || isSaid) return recording;
  return addLine(recording, { kind: 'notice', text: missing });
}

/** The task on Carta's site presses the button that opens it, too. */
function withoutOpening(recording: Recording, task: string): Recording {
  if (task !== 'connect carta') return recording;
  const opening = recording.lines.findLast(({ kind }) => kind === 'action');
  return { ...recording, lines: recording.lines.filter((line) => line !== opening) };
}

function readField(label: string): string {
  const { outline } = readDom();
  return nodesOf(outline).find(({ name }) => name === label)?.value ?? '';
}
