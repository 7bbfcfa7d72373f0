import type { Paint } from '../paint.ts';
import { lineOf, type Place, placeOf, type Source, sayPlace } from './source.ts';

/** What is wrong in a scenario file, where, what was expected, and the known name that comes nearest. */
export type Mistake = {
  readonly at: Place;
  /** How many letters the caret underlines. */
  readonly length: number;
  /** The source line as it is in the file. */
  readonly line: string;
  readonly message: string;
  readonly expected?: string | undefined;
  readonly nearest?: string | undefined;
};

export type Complaint = Pick<Mistake, 'message' | 'expected' | 'nearest'>;

/** A stretch of the file, as offsets from its beginning. */
export type Span = { readonly start: number; readonly end: number };

export function mistakeAt(source: Source, span: Span, complaint: Complaint): Mistake {
  const at = placeOf(source, Math.min(span.start, source.text.length));
  const line = lineOf(source, at.line);
  const room = Math.max(1, line.length - at.column + 1);
  return { at, line, length: Math.max(1, Math.min(span.end - span.start, room)), ...complaint };
}

export function describeMistake(mistake: Mistake, paint: Paint): string {
  const { at, line, length, message, expected, nearest } = mistake;
  const gutter = String(at.line);
  const blank = ' '.repeat(gutter.length);
  const caret = `${' '.repeat(Math.max(0, at.column - 1))}${'^'.repeat(length)}`;
  return [
    `${paint.bold(sayPlace(at))} ${paint.red(message)}`,
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
