import type { PageAction } from '@fairlead/mfe-kit/page';

/** One line of a recording. */
export type Line = { readonly id: number } & (
  | { readonly kind: 'action'; readonly action: PageAction; readonly screen: string | null }
  | { readonly kind: 'task'; readonly task: string; readonly input?: Input }
  | { readonly kind: 'expectation'; readonly see: Expectation; readonly isKept: boolean }
  /** What can't be recorded, and why. It is shown and never written. */
  | { readonly kind: 'notice'; readonly text: string }
);

type Input = string | boolean | Readonly<Record<string, string | boolean>>;

/** What a step expects: `see screen: review`. */
type Expectation = { readonly about: string; readonly is: Input };

/** What was recorded, oldest first. Plain data, because it outlives the document. */
export type Recording = {
  readonly lines: readonly Line[];
  readonly state: 'recording' | 'paused' | 'finished' | 'thrown away';
  /** The name of the scenario, once it is known. */
  readonly name?: string;
};

export type NewLine = WithoutId<Line>;

type WithoutId<One> = One extends Line ? Omit<One, 'id'> : never;

export const emptyRecording: Recording = { lines: [], state: 'recording' };

/** Adds an action, after the screen on which it was performed. Another value for a field replaces the last one. */
export function addAction(
  recording: Recording,
  action: PageAction,
  screen: string | null,
): Recording {
  const on = addScreen(recording, screen);
  const last = on.lines.at(-1);
  const isAgain = last?.kind === 'action' && isSameField(last.action, action);
  const before = isAgain ? { ...on, lines: on.lines.slice(0, -1) } : on;
  return addLine(before, { kind: 'action', action, screen });
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

const isScreen = (line: Line): boolean => screenOf(line) !== null;

const screenOf = (line: Line): string | null =>
  line.kind === 'expectation' && line.see.about === 'screen' ? String(line.see.is) : null;

/** Whether two actions give a value to the same field. A suggestion replaces what was typed to find it. */
function isSameField(last: PageAction, next: PageAction): boolean {
  const before = fieldOf(last);
  return before !== null && before === fieldOf(next);
}

function fieldOf(action: PageAction): string | null {
  if ('fill' in action) return JSON.stringify([action.fill, action.in]);
  if ('suggest' in action) return JSON.stringify([action.suggest, action.in]);
  if ('choose' in action) return JSON.stringify([action.of, action.in, 'option']);
  return null;
}
