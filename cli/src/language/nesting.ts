import type { Complaint, Span } from './mistake.ts';
import { locationOf, type Source } from './source.ts';

type Line = { readonly indent: number; readonly text: string; readonly start: number };
export type Misnested = { readonly span: Span; readonly complaint: Complaint };

/**
 * Finds steps with wrong indentation, which YAML parses as a continued text, so that its own error points at an unrelated
 * colon or character. Returns null if the indentation near the error is right.
 */
export function misnestedAt(source: Source, offset: number): Misnested | null {
  const lines = linesOf(source);
  const at = locationOf(source, offset).line - 1;
  return (
    inlineSteps(lines[at]) ??
    stepsWithoutDash(lines, at) ??
    stepsWithoutDash(lines, nextOf(lines, at)) ??
    deeperStep(lines, at) ??
    deeperStep(lines, nextOf(lines, at))
  );
}

/** `- as boss: reload` */
function inlineSteps(line: Line | undefined): Misnested | null {
  const [, actor] = /^- as ([^\s:]+):?\s+\S/.exec(line?.text ?? '') ?? [];
  return line && actor ? misnested(line, `the steps of "as ${actor}" are not a list`, actor) : null;
}

/** A line under `- as boss:` that begins without a dash. */
function stepsWithoutDash(lines: readonly Line[], at: number): Misnested | null {
  const line = lines[at];
  if (!line || line.text.startsWith('- ')) return null;
  const above = lines.slice(0, at).findLast(({ indent, text }) => text && indent < line.indent);
  const [, actor] = /^- as ([^\s:]+):?$/.exec(above?.text ?? '') ?? [];
  return actor ? misnested(line, `the steps of "as ${actor}" are not a list`, actor) : null;
}

/** A step that is indented further than the step above it, which opens no block. */
function deeperStep(lines: readonly Line[], at: number): Misnested | null {
  const line = lines[at];
  const above = lines.slice(0, Math.max(0, at)).findLast(({ text }) => text !== '');
  if (!line?.text.startsWith('- ') || !above?.text.startsWith('- ')) return null;
  if (line.indent <= above.indent || /[:|>]$/.test(above.text)) return null;
  const [, actor] = /^- as ([^\s:]+)$/.exec(above.text) ?? [];
  return misnested(line, 'this step is indented further than the step above it', actor);
}

function misnested({ start, indent, text }: Line, message: string, actor?: string): Misnested {
  const begin = start + indent;
  const expected = actor
    ? `\`- as ${actor}:\` on a line of its own, and under it each step after a dash, indented further`
    : 'the dashes of one list below one another; only `as <actor>:` opens a deeper one';
  return { span: { start: begin, end: begin + text.length }, complaint: { message, expected } };
}

function nextOf(lines: readonly Line[], at: number): number {
  return lines.findIndex(({ text }, index) => index > at && text !== '');
}

function linesOf({ text }: Source): Line[] {
  let start = 0;
  return text.split('\n').map((line) => {
    const from = start;
    start += line.length + 1;
    const trimmed = line.trim();
    const isComment = trimmed.startsWith('#');
    return { indent: line.search(/\S|$/), text: isComment ? '' : trimmed, start: from };
  });
}
