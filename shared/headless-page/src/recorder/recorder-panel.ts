import { keepRecording, onRecordingChanged, readRecording } from './kept-recording.ts';
import { panelStyles } from './panel-styles.ts';
import { type Line, type Recording, setKept, withoutLast } from './recording.ts';
import { stepLines } from './write-scenario.ts';

/** How many of the last lines are shown. */
const shownLines = 12;

/** Shows the recording over the page, as soon as there is one. `beside`: more buttons at its end. */
export function placePanel(beside: readonly HTMLElement[] = []): void {
  const panel = document.createElement('fairlead-recorder');
  const root = panel.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(panelStyles);
  root.adoptedStyleSheets = [sheet];
  const state = make('h2', {});
  const list = make('ol', { 'aria-label': 'Recorded steps' });
  const status = make('p', { role: 'status', class: 'hidden' });
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
    change((recording) => ({ ...recording, name: name.value.trim(), state: 'finished' })),
  );
  const drop = button('Throw away', () =>
    change((recording) => ({ ...recording, state: 'thrown away' })),
  );
  const section = make(
    'section',
    { 'aria-label': 'Recorder' },
    make('header', {}, state, pause, undo),
    list,
    status,
    make('footer', {}, name, finish, drop, ...beside),
  );
  root.append(section);
  if (document.body) document.body.append(panel);
  else addEventListener('DOMContentLoaded', () => document.body.append(panel));
  onRecordingChanged(draw);
  draw();

  function draw(): void {
    const recording = readRecording();
    const isOn = recording?.state === 'recording' || recording?.state === 'paused';
    panel.hidden = !isOn;
    if (!recording || !isOn) return;
    const isPaused = recording.state === 'paused';
    state.textContent = isPaused ? 'Paused' : 'Recording';
    section.classList.toggle('paused', isPaused);
    pause.textContent = isPaused ? 'Continue' : 'Pause';
    const items = recording.lines.slice(-shownLines).map(itemOf);
    list.replaceChildren(...items);
    status.textContent = items.at(-1)?.textContent ?? '';
    list.scrollTop = list.scrollHeight;
  }
}

function itemOf(line: Line): HTMLElement {
  if (line.kind === 'notice') return make('li', { class: 'notice' }, line.text);
  const text = make('code', {}, stepLines([line]).join('\n'));
  if (line.kind !== 'expectation' || line.isKept) return make('li', {}, text);
  const keep = button('Keep', () => change((recording) => setKept(recording, line.id)));
  return make('li', { class: 'offer' }, text, keep);
}

function change(by: (recording: Recording) => Recording): void {
  const recording = readRecording();
  if (recording) keepRecording(by(recording));
}

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

function button(text: string, pressed: () => void): HTMLButtonElement {
  const element = make('button', { type: 'button', 'data-action': text }, text);
  element.addEventListener('click', pressed);
  return element;
}
