import type { Paint } from '../paint.ts';
import { formatLocation, lineOf, locationOf, type Source, type SourceLocation } from './source.ts';

/** A mistake in a scenario file: its position, the expected value, and the nearest known name. */
export type Mistake = {
  readonly at: SourceLocation;
  /** The number of characters to underline. */
  readonly length: number;
  /** The source line. */
  readonly line: string;
  readonly message: string;
  readonly expected?: string | undefined;
  readonly nearest?: string | undefined;
};

export type Complaint = Pick<Mistake, 'message' | 'expected' | 'nearest'> & {
  /** The name that nothing has. It may only look like one that exists. */
  readonly unknown?: string;
};

/** A range in the file, as offsets from its start. */
export type Span = { readonly start: number; readonly end: number };

export function mistakeAt(
  source: Source,
  span: Span,
  { message, expected, nearest }: Complaint,
): Mistake {
  const at = locationOf(source, Math.min(span.start, source.text.length));
  const line = lineOf(source, at.line);
  const room = Math.max(1, line.length - at.column + 1);
  const length = Math.max(1, Math.min(span.end - span.start, room));
  return { at, line, length, message, expected, nearest };
}

export function describeMistake(mistake: Mistake, paint: Paint): string {
  const { at, message, expected, nearest } = mistake;
  const gutter = String(at.line);
  const blank = ' '.repeat(gutter.length);
  const { text, before, length } = excerptOf(mistake);
  const caret = `${' '.repeat(before)}${'^'.repeat(length)}`;
  return [
    `${paint.bold(formatLocation(at))} ${paint.red(message)}`,
    `  ${paint.dim(`${gutter} |`)} ${text}`,
    `  ${paint.dim(`${blank} |`)} ${paint.red(caret)}`,
    ...(expected ? [`  expected ${expected}`] : []),
    ...(nearest ? [`  did you mean ${JSON.stringify(nearest)}?`] : []),
  ].join('\n');
}

/** How much of a line is shown: a longer one would wrap, and the mark below it would be elsewhere. */
const shown = 100;
/** How much of that comes before the mark. */
const lead = 40;

/** Returns the part of the line around the mistake, and what is marked of it. */
function excerptOf({ at, line, length }: Mistake) {
  const column = Math.max(0, at.column - 1);
  if (line.length <= shown) return { text: line, before: column, length };
  const from = Math.max(0, Math.min(column - lead, line.length - shown));
  const [start, end] = [from > 0 ? '…' : '', from + shown < line.length ? '…' : ''];
  const before = column - from;
  return {
    text: start + line.slice(from, from + shown) + end,
    before: before + start.length,
    length: Math.max(1, Math.min(length, shown - before)),
  };
}

export function byPlace(left: Mistake, right: Mistake): number {
  return (
    left.at.file.localeCompare(right.at.file) ||
    left.at.line - right.at.line ||
    left.at.column - right.at.column
  );
}
