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
  const { at, line, length, message, expected, nearest } = mistake;
  const gutter = String(at.line);
  const blank = ' '.repeat(gutter.length);
  const caret = `${' '.repeat(Math.max(0, at.column - 1))}${'^'.repeat(length)}`;
  return [
    `${paint.bold(formatLocation(at))} ${paint.red(message)}`,
    `  ${paint.dim(`${gutter} |`)} ${line}`,
    `  ${paint.dim(`${blank} |`)} ${paint.red(caret)}`,
    ...(expected ? [`  expected ${expected}`] : []),
    ...(nearest ? [`  did you mean ${JSON.stringify(nearest)}?`] : []),
  ].join('\n');
}

export function byPlace(left: Mistake, right: Mistake): number {
  return (
    left.at.file.localeCompare(right.at.file) ||
    left.at.line - right.at.line ||
    left.at.column - right.at.column
  );
}
