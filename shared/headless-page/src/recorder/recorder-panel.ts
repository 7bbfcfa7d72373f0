import { keepRecording, onRecordingChanged, readRecording } from './kept-recording.ts';
import { button, make } from './make.ts';
import { panelStyles } from './panel-styles.ts';
import type { RecordedHeading } from './recorded-heading.ts';
import {
  isWritten,
  type Line,
  type Recording,
  setKept,
  without,
  withoutLast,
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
  const finish = button('Finish', () =>
    change((recording) => finished(recording, name.value.trim(), screen())),
  );
  const drop = button('Throw away', throwAway);
  const section = make(
    'section',
    { 'aria-label': 'Recorder' },
    make('header', {}, state, pause, undo),
    list,
    status,
    make('footer', {}, name, finish, drop, count),
  );
  const save = make('section', { 'aria-label': 'Recorded scenario' });
  root.append(section, save);
  if (document.body) document.body.append(panel);
  else addEventListener('DOMContentLoaded', () => document.body.append(panel));
  onRecordingChanged(draw);
  draw();

  function draw(): void {
    const recording = readRecording();
    const isOn = recording?.state === 'recording' || recording?.state === 'paused';
    const isSaved = recording?.state === 'finished' && recording.heading !== undefined;
    panel.hidden = !isOn && !isSaved;
    section.hidden = !isOn;
    save.hidden = !isSaved;
    if (recording?.heading && isSaved) void showFile(recording, recording.heading);
    if (!recording || !isOn) return;
    const isPaused = recording.state === 'paused';
    state.textContent = isPaused ? 'Paused' : 'Recording';
    section.classList.toggle('paused', isPaused);
    pause.textContent = isPaused ? 'Continue' : 'Pause';
    const items = recording.lines.slice(-shownLines).map(itemOf);
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

function itemOf(line: Line): HTMLElement {
  if (line.kind === 'notice') return make('li', { class: 'notice' }, line.text);
  const text = make('code', {}, stepLines([line]).join('\n'));
  if (line.kind !== 'expectation' || line.isKept) return make('li', {}, text);
  const keep = button('Keep', () => change((recording) => setKept(recording, line.id)));
  const dropLine = button('Drop', () => change((recording) => without(recording, line.id)));
  return make('li', { class: 'offer' }, text, keep, dropLine);
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
