import type { PageAction } from '@fairlead/mfe-kit/page';
import type { Expectation, Input } from './expectation.ts';
import { type Personal, withPlaceholders } from './placeholders.ts';
import type { Pointed } from './pointed.ts';
import { newFacts } from './propose-expectations.ts';
import type { RecordedHeading } from './recorded-heading.ts';

/** One line of a recording. `at`: when it was recorded, in ms since the recording began. */
export type Line = { readonly id: number; readonly at?: number } & (
  | {
      readonly kind: 'action';
      readonly action: PageAction;
      readonly screen: string | null;
      /** In the bank's window, which is a part of the page. */
      readonly site?: 'bank';
    }
  | { readonly kind: 'task'; readonly task: string; readonly input?: Input }
  /** `because`: why it is proposed. */
  | {
      readonly kind: 'expectation';
      readonly see: Expectation;
      readonly isKept: boolean;
      readonly because?: string;
    }
  /** What can't be recorded, why, and on which control. It is shown and never written. */
  | { readonly kind: 'notice'; readonly text: string; readonly about?: Pointed }
);

/** What was recorded, oldest first. Plain data, because it outlives the document. */
export type Recording = {
  readonly lines: readonly Line[];
  /** `choosing`: the next click says what to expect, and does nothing else. `naming`: it is stopped, and gets its name. */
  readonly state: 'recording' | 'paused' | 'choosing' | 'naming' | 'finished' | 'thrown away';
  /** When it began, in ms of the real time; missing in a test. */
  readonly began?: number;
  /** What was on the page when it was last looked at; missing before the first look. */
  readonly facts?: readonly Expectation[];
  /** Personal data that was typed. The recording says what stands for it. */
  readonly personal?: readonly Personal[];
  /** How the scenario begins, if no command knows: the recording was begun in the sandbox's panel. */
  readonly heading?: RecordedHeading;
  /** The name of the scenario, once it is known. */
  readonly name?: string;
  readonly tags?: readonly string[];
};

export type NewLine = WithoutId<Line>;

type WithoutId<One> = One extends Line ? Omit<One, 'id'> : never;

export const emptyRecording: Recording = { lines: [], state: 'recording' };

/** Adds an action, after the screen on which it was performed. Another value for a field replaces the last one. */
export function addAction(
  recording: Recording,
  action: PageAction,
  screen: string | null,
  site?: 'bank',
): Recording {
  const on = addScreen(recording, screen);
  const last = on.lines.filter(isWritten).at(-1);
  const isAgain = last?.kind === 'action' && isSameField(last.action, action);
  const before = isAgain ? { ...on, lines: on.lines.filter((line) => line !== last) } : on;
  return addLine(before, { kind: 'action', action, screen, ...(site ? { site } : {}) });
}

/** Expects a screen, unless it is the last one expected. Null: a page of another site. */
export function addScreen(recording: Recording, screen: string | null): Recording {
  const known = recording.lines.findLast(isScreen);
  if (screen === null || (known && screenOf(known) === screen)) return recording;
  return addLine(recording, {
    kind: 'expectation',
    see: { about: 'screen', is: screen },
    isKept: true,
  });
}

export function addLine(recording: Recording, line: NewLine): Recording {
  const id = (recording.lines.at(-1)?.id ?? 0) + 1;
  return { ...recording, lines: [...recording.lines, { ...line, id }] };
}

/** Keeps typed personal data out of the recording: of its steps, of the names in them, and of what is expected. */
export function withoutPersonal(recording: Recording): Recording {
  const { lines, personal = [] } = recording;
  return { ...recording, lines: withPlaceholders(lines, personal) };
}

export const learnPersonal = (recording: Recording, typed: Personal): Recording => ({
  ...recording,
  personal: [...(recording.personal ?? []), typed],
});

/** Takes back the last line, with the screen that was expected before it. */
export function withoutLast(recording: Recording): Recording {
  const lines = recording.lines.slice(0, -1);
  const last = lines.at(-1);
  return { ...recording, lines: last && isScreen(last) ? lines.slice(0, -1) : lines };
}

/** Keeps a proposed expectation. */
export const setKept = (recording: Recording, kept: number): Recording => ({
  ...recording,
  lines: recording.lines.map((line) =>
    line.id === kept && line.kind === 'expectation' ? { ...line, isKept: true } : line,
  ),
});

/** Keeps an expectation with another text. */
export const setText = (recording: Recording, changed: number, text: string): Recording => ({
  ...recording,
  lines: recording.lines.map((line) =>
    line.id === changed && line.kind === 'expectation'
      ? { ...line, see: { ...line.see, is: text }, isKept: true }
      : line,
  ),
});

/** Drops a proposed expectation, or a notice that was read. */
export const without = (recording: Recording, dropped: number): Recording => ({
  ...recording,
  lines: recording.lines.filter(({ id }) => id !== dropped),
});

/** Whether a line is a part of the scenario, and not a notice or an expectation that nobody kept. */
export const isWritten = (line: Line): boolean =>
  line.kind !== 'notice' && (line.kind !== 'expectation' || line.isKept);

/** Looks at the page after it has settled: what is new since the last look is proposed, unless nothing was done. */
export function addFacts(recording: Recording, facts: readonly Expectation[]): Recording {
  const { facts: before, lines } = recording;
  const hasActed = lines.some(({ kind }) => kind === 'action' || kind === 'task');
  const proposed = before && hasActed ? newFacts(before, facts) : [];
  let on: Recording = { ...recording, facts };
  for (const one of proposed) on = addLine(on, { kind: 'expectation', ...one, isKept: false });
  return on;
}

/** Says of each new line when it was recorded. */
export function withTimes(recording: Recording, now: number): Recording {
  const { began, lines } = recording;
  if (began === undefined) return recording;
  return {
    ...recording,
    lines: lines.map((line) => ({ ...line, at: line.at ?? now - began })),
  };
}

const isScreen = (line: Line): boolean => screenOf(line) !== null;

const screenOf = (line: Line): string | null =>
  line.kind === 'expectation' && line.see.about === 'screen' ? String(line.see.is) : null;

/** Whether two actions give a value to the same field. A suggestion replaces what was typed to find it. */
function isSameField(last: PageAction, next: PageAction): boolean {
  const before = fieldOf(last);
  return before !== null && before === fieldOf(next);
}

function fieldOf(action: PageAction): string | null {
  if ('fill' in action) return JSON.stringify([action.fill, action.in, action.number]);
  if ('suggest' in action) return JSON.stringify([action.suggest, action.in, action.number]);
  if ('choose' in action) return JSON.stringify([action.of, action.in, action.number, 'option']);
  return null;
}
