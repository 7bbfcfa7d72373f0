import { isBeside } from './control-at.ts';
import type { Expectation } from './expectation.ts';
import { expectationAt, expectationOf } from './expectation-at.ts';
import {
  changeRecording,
  keepRecording,
  onRecordingChanged,
  readRecording,
  realTime,
} from './kept-recording.ts';
import { createLineList } from './line-list.ts';
import { button, make } from './make.ts';
import { formatClock } from './panel-clock.ts';
import { createPlace } from './panel-place.ts';
import { panelStyles } from './panel-styles.ts';
import type { RecordedHeading } from './recorded-heading.ts';
import {
  addLine,
  isWritten,
  type Line,
  type Recording,
  withoutLast,
  withoutPersonal,
} from './recording.ts';
import { recordedFile, type SayLines, saveView } from './save-view.ts';
import { createStopForm } from './stop-form.ts';
import { textField } from './text-field.ts';
import { stepLines } from './write-scenario.ts';

const asTheyAre: SayLines = (lines) => lines;

type PanelOptions = {
  /** The open screen of the product, or null. */
  readonly screen: () => string | null;
  /** Loads what says a finished recording in tasks, if no command does. */
  readonly loadSayer?: () => Promise<SayLines>;
  /** Takes the focus when a recording ends that had it. */
  readonly focusAfter?: () => void;
};

/** Shows the recording over the page, as soon as there is one. */
export function placePanel({
  screen,
  loadSayer = async () => asTheyAre,
  focusAfter = () => {},
}: PanelOptions): void {
  const panel = document.createElement('fairlead-recorder');
  const root = panel.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(panelStyles);
  root.adoptedStyleSheets = [sheet];
  const state = make('h2', {});
  const time = make('span', { class: 'at' });
  const status = make('p', { role: 'status', class: 'hidden' });
  const say = (sentence: string) => {
    status.textContent = sentence;
  };
  const list = createLineList(say);
  const count = make('span', { class: 'count' });
  const pause = button('Pause', () => toggleState('paused'));
  const undo = button('Undo last', () => changeRecording(withoutLast));
  const expect = button('Expect something…', () => toggleState('choosing'));
  const expected = textField('', (text) => {
    expected.value = '';
    take(expectationOf(text), `The page doesn’t say “${text}”.`);
    expect.focus();
  });
  expected.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    setState('recording');
    expect.focus();
  });
  const stop = button('Stop and save…', () => setState('naming'), 'main');
  const place = createPlace(panel);
  const recording = make(
    'div',
    { class: 'view' },
    make('footer', {}, pause, undo, expect, expected),
    list.node,
    make('footer', {}, stop, button('Throw away', throwAway, 'quiet'), count),
  );
  const form = createStopForm(screen);
  const save = make('div', { class: 'view' });
  const header = make('header', {}, state, time, ...place.buttons);
  const section = make('section', { 'aria-label': 'Recorder' }, header, recording, form, save);
  root.append(section, status);
  if (document.body) document.body.append(panel);
  else addEventListener('DOMContentLoaded', () => document.body.append(panel));
  addEventListener('click', choose, true);
  let shown: Recording | null = null;
  onRecordingChanged(draw);
  draw();
  setInterval(drawTime, 1000);

  /** The page isn't told of a click that says what to expect. */
  function choose(event: MouseEvent): void {
    const path = event.composedPath();
    if (readRecording()?.state !== 'choosing' || isBeside(path)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    take(expectationAt(path), 'There is no text here to expect.');
  }

  function draw(): void {
    const now = readRecording();
    const before = shown;
    shown = now;
    const isOn = now !== null && (now.state in stateTexts || isSaved(now));
    const hadFocus = document.activeElement === panel;
    panel.hidden = !isOn;
    place.makeRoom(isOn);
    if (!isOn && hadFocus) focusAfter();
    if (!isOn) return;
    recording.hidden = !isRunning(now);
    form.hidden = now.state !== 'naming';
    save.hidden = !isSaved(now);
    state.textContent = stateTexts[now.state] ?? 'The scenario';
    section.dataset.state = now.state;
    pause.textContent = now.state === 'paused' ? 'Continue' : 'Pause';
    expect.setAttribute('aria-pressed', String(now.state === 'choosing'));
    expected.hidden = now.state !== 'choosing';
    list.show(now.lines);
    count.textContent = countOf(now);
    drawTime();
    announce(now, before);
    if (now.state !== before?.state) enter(now, before);
  }

  /** The focus follows to what a state asks for. */
  function enter(now: Recording, before: Recording | null): void {
    if (now.heading && isSaved(now)) void showFile(now, now.heading);
    if (now.state === 'naming') form.querySelector('input')?.focus();
    if (now.state === 'choosing') expected.focus();
    if (isRunning(now) && before?.state === 'naming') stop.focus();
  }

  function drawTime(): void {
    if (shown?.began !== undefined && shown.state === 'recording')
      time.textContent = formatClock(realTime() - shown.began);
  }

  /** Says what is new: the last line, or another state. */
  function announce({ state: now, lines }: Recording, before: Recording | null): void {
    const last = lines.at(-1);
    if (!before) return;
    if (last && last.id > (before.lines.at(-1)?.id ?? 0)) say(sentenceOf(last));
    else if (now !== before.state) say(stateTexts[now] ?? '');
  }

  async function showFile(finished: Recording, heading: RecordedHeading): Promise<void> {
    // Without them, the file is longer and says the same.
    const sayLines = await loadSayer().catch(() => asTheyAre);
    const text = recordedFile(finished, heading, sayLines);
    save.replaceChildren(saveView(text, finished.name ?? '', () => keepRecording(null)));
    save.querySelector('pre')?.focus();
  }
}

/** Takes what a person expects, or says why it can't be expected. */
function take(see: Expectation | null, refusal: string): void {
  changeRecording((recording) => ({
    ...withoutPersonal(
      addLine(
        recording,
        see ? { kind: 'expectation', see, isKept: true } : { kind: 'notice', text: refusal },
      ),
    ),
    state: 'recording',
  }));
}

const setState = (state: Recording['state']): void =>
  changeRecording((recording) => ({ ...recording, state }));

/** Begins a state, or ends it. */
const toggleState = (state: 'paused' | 'choosing'): void =>
  setState(readRecording()?.state === state ? 'recording' : state);

function countOf({ lines }: Recording): string {
  const steps = lines.filter(isWritten).length;
  const proposed = lines.filter((line) => line.kind === 'expectation' && !line.isKept).length;
  return `${steps} ${steps === 1 ? 'step' : 'steps'}${proposed > 0 ? `, ${proposed} proposed` : ''}`;
}

const stateTexts: Readonly<Partial<Record<Recording['state'], string>>> = {
  recording: 'Recording',
  paused: 'Paused',
  choosing: 'Click what to expect, or write it',
  naming: 'Stopped',
};

/** What no command saves is shown. */
const isSaved = ({ state, heading }: Recording): boolean =>
  state === 'finished' && heading !== undefined;

const isRunning = ({ state }: Recording): boolean => state in stateTexts && state !== 'naming';

function sentenceOf(line: Line): string {
  if (line.kind === 'notice') return line.text;
  const isProposed = line.kind === 'expectation' && !line.isKept;
  return `${isProposed ? 'Proposed' : 'Recorded'}: ${stepLines([line]).join(' ')}`;
}

/** The command reads that its recording was thrown away, and ends it. What no command writes is gone at once. */
function throwAway(): void {
  if (readRecording()?.heading) keepRecording(null);
  else setState('thrown away');
}
