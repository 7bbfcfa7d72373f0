import { isNode, isSeq } from 'yaml';
import type { Complaint } from './mistake.ts';
import { type Entry, formatKind, textOf } from './nodes.ts';
import { complain, type Reading, unknownName } from './reading.ts';

/** Reads a list of unique, known names. */
export function readNames(
  reading: Reading,
  entry: Entry | undefined,
  what: string,
  known: Iterable<string>,
): string[] {
  if (!entry) return [];
  const all = new Set(known);
  if (!isSeq(entry.value)) {
    complain(reading, entry.value ?? entry.keyNode, {
      message: `${entry.key} cannot be ${formatKind(entry.value)}`,
      expected: `a list such as [${[...all].slice(0, 2).join(', ')}]`,
    });
    return [];
  }
  const seen = new Set<string>();
  for (const item of entry.value.items) {
    const text = textOf(reading, item);
    const complaint = complaintAbout(text, item);
    if (complaint) complain(reading, isNode(item) ? item : null, complaint);
    if (text !== undefined) seen.add(text);
  }
  return [...seen];

  function complaintAbout(text: string | undefined, item: unknown): Complaint | null {
    if (text === undefined)
      return { message: `a ${what} cannot be ${formatKind(item)}`, expected: 'a name' };
    if (!all.has(text)) return unknownName(what, text, all);
    return seen.has(text)
      ? { message: `the ${what} ${text} appears twice`, expected: `each ${what} once` }
      : null;
  }
}
