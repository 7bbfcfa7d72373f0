import { isBeside } from './control-at.ts';
import { expectationAt } from './expectation-at.ts';
import { keepRecording, onRecordingChanged, readRecording } from './kept-recording.ts';
import { button, make } from './make.ts';
import { panelStyles } from './panel-styles.ts';
import type { RecordedHeading } from './recorded-heading.ts';
import {
  addLine,
  isWritten,
  type Line,
  type Recording,
  setKept,
  setText,
  without,
  withoutLast,
  withoutPersonal,
} from './recording.ts';
import { finished, recordedFile, type SayLines, saveView } from './save-view.ts';
import { stepLines } from './write-scenario.ts';

/** How many of the last lines are shown. */
const shownLines = 12;

const asTheyAre: SayLines = (lines) => lines;

/**
 * Shows the recording over the page, as soon as there is one. `screen`: the open one of the product, or null. `loadSayer`:
 * what says a finished recording in tasks, if no command does.
 */
export function placePanel(
  screen: () => string | null,
  loadSayer: () => Promise<SayLines> = async () => asTheyAre,
): void {
  const panel = document.createElement('fairlead-recorder');
  const root = panel.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(panelStyles);
  root.adoptedStyleSheets = [sheet];
  const state = make('h2', {});
  const list = make('ol', { 'aria-label': 'Recorded steps' });
  const status = make('p', { role: 'status', class: 'hidden' });
  const count = make('span', { class: 'count' });
  const name = make('input', { type: 'text', 'aria-label': 'Name of the scenario' });
  name.placeholder = 'A client raises a limit and sees the new price';
  const pause = button('Pause', () =>
    change((recording) => ({
      ...recording,
      state: recording.state === 'paused' ? 'recording' : 'paused',
    })),
  );
  const undo = button('Undo last', () => change(withoutLast));
  const expect = button('Expect something…', () =>
    change((recording) => ({
      ...recording,
      state: recording.state === 'choosing' ? 'recording' : 'choosing',
    })),
  );
  const finish = button('Finish', () =>
    change((recording) => finished(recording, name.value.trim(), screen())),
  );
  const drop = button('Throw away', throwAway);
  const section = make(
    'section',
    { 'aria-label': 'Recorder' },
    make('header', {}, state, count),
    list,
    status,
    // At the end, because the list grows when a press on one of them leaves a field, and nothing may move under the pointer.
    make('footer', {}, pause, undo, expect),
    make('footer', {}, name, finish, drop),
  );
  const save = make('section', { 'aria-label': 'Recorded scenario' });
  root.append(section, save);
  if (document.body) document.body.append(panel);
  else addEventListener('DOMContentLoaded', () => document.body.append(panel));
  addEventListener('click', choose, true);
  onRecordingChanged(draw);
  draw();

  /** The page isn't told of a click that says what to expect. */
  function choose(event: MouseEvent): void {
    const path = event.composedPath();
    if (readRecording()?.state !== 'choosing' || isBeside(path)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const see = expectationAt(path);
    change((recording) => ({
      ...withoutPersonal(
        addLine(
          recording,
          see
            ? { kind: 'expectation', see, isKept: true }
            : { kind: 'notice', text: 'There is no text here to expect.' },
        ),
      ),
      state: 'recording',
    }));
  }

  function draw(): void {
    const recording = readRecording();
    const isOn = recording !== null && recording.state in stateTexts;
    const isSaved = recording?.state === 'finished' && recording.heading !== undefined;
    panel.hidden = !isOn && !isSaved;
    section.hidden = !isOn;
    save.hidden = !isSaved;
    if (recording?.heading && isSaved) void showFile(recording, recording.heading);
    if (!recording || !isOn) return;
    const isPaused = recording.state === 'paused';
    state.textContent = stateTexts[recording.state] ?? '';
    section.classList.toggle('paused', isPaused);
    pause.textContent = isPaused ? 'Continue' : 'Pause';
    expect.setAttribute('aria-pressed', String(recording.state === 'choosing'));
    const items = recording.lines
      .map((line, index) => itemOf(line, recording.lines.slice(0, index + 1).filter(isStep).length))
      .slice(-shownLines);
    list.replaceChildren(...items);
    status.textContent = items.at(-1)?.textContent ?? '';
    count.textContent = countOf(recording);
    list.scrollTop = list.scrollHeight;
  }

  async function showFile(recording: Recording, heading: RecordedHeading): Promise<void> {
    // Without them, the file is longer and says the same.
    const say = await loadSayer().catch(() => asTheyAre);
    const text = recordedFile(recording, heading, say);
    const view = saveView(text, recording.name ?? '', () => keepRecording(null));
    save.replaceChildren(make('h2', {}, 'Save the scenario'), view);
    view.querySelector('pre')?.focus();
  }
}

function countOf({ lines }: Recording): string {
  const steps = lines.filter(isWritten).length;
  const proposed = lines.filter((line) => line.kind === 'expectation' && !line.isKept).length;
  return `${steps} ${steps === 1 ? 'step' : 'steps'}${proposed > 0 ? `, ${proposed} proposed` : ''}`;
}

const stateTexts: Readonly<Partial<Record<Recording['state'], string>>> = {
  recording: 'Recording',
  paused: 'Paused',
  choosing: 'Click what to expect',
};

const isStep = ({ kind }: Line): boolean => kind !== 'notice';

/** `number`: of the line among the steps. */
function itemOf(line: Line, number: number): HTMLElement {
  const dropLine = (text: string) =>
    button(text, () => change((recording) => without(recording, line.id)));
  if (line.kind === 'notice')
    return make('li', { class: 'notice' }, make('span', {}, line.text), dropLine('Dismiss'));
  const item = make(
    'li',
    {},
    make('span', { class: 'number', 'aria-hidden': 'true' }, String(number)),
    stepText(stepLines([line]).join('\n')),
  );
  if (line.kind !== 'expectation' || line.isKept) return item;
  item.classList.add('offer');
  item.append(
    button('Keep', () => change((recording) => setKept(recording, line.id))),
    dropLine('Drop'),
  );
  const { is } = line.see;
  if (typeof is === 'string')
    item.append(button('Change', () => item.replaceChildren(textField(line.id, is))));
  return item;
}

/** A step, with its name set off from its input. */
function stepText(text: string): HTMLElement {
  const [name = '', ...input] = text.split(/(?=:)/);
  return make('code', {}, make('b', {}, name), input.join(''));
}

/** A field for another text to expect: Enter keeps it. */
function textField(id: number, text: string): HTMLElement {
  const field = make('input', { type: 'text', 'aria-label': 'Text to expect' });
  field.value = text;
  field.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') change((recording) => setText(recording, id, field.value));
  });
  setTimeout(() => field.focus());
  return field;
}

/** The command reads that its recording was thrown away, and ends it. What no command writes is gone at once. */
function throwAway(): void {
  if (readRecording()?.heading) keepRecording(null);
  else change((recording) => ({ ...recording, state: 'thrown away' }));
}

function change(by: (recording: Recording) => Recording): void {
  const recording = readRecording();
  if (recording) keepRecording(by(recording));
}
