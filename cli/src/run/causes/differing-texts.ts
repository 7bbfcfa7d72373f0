import { parse } from 'yaml';
import type { StepFailure } from '../terms/result.ts';
import { escapePattern } from './escape-pattern.ts';

/** A text that a failed step found where another one was expected. */
export type DifferingText = {
  /** What the text is about: the key of a fact, or the whole line. */
  readonly key: string;
  readonly wanted: string;
  readonly text: string;
};

/** Returns the texts of a failure that differ from the expected ones: of facts, fields, addresses, and lines that are alike. */
export const differingTexts = ({ expected = [], found = [] }: StepFailure) =>
  expected
    .filter((line) => !found.includes(line))
    .flatMap((line) => {
      const lacking = found.filter((one) => !expected.includes(one) && !isField(one));
      return inFacts(line, lacking) ?? inAddress(line, lacking) ?? inLines(line, lacking);
    });

/** The fields of a call are indented. */
const isField = (line: string) => line.startsWith('  ');

/** Lines of an outline have a role there. */
const fact = /^([^:{≠-][^:{]*): (.+)$/;

/** `status: Live`, `Website: { value: a.example, error: none }`. */
function inFacts(line: string, found: readonly string[]): readonly DifferingText[] | null {
  const [, key = '', wanted = ''] = fact.exec(line) ?? [];
  const [, , text] = found.map((one) => fact.exec(one)).find((one) => one?.[1] === key) ?? [];
  if (text === undefined) return null;
  const [left, right] = [readFacts(wanted), readFacts(text)];
  if (!left || !right) return [{ key, wanted, text }];
  return Object.entries(left).flatMap(([name, one]) => {
    const other = right[name];
    // Without an error, a field's says `none`.
    return typeof one === 'string' && typeof other === 'string' && one !== other && other !== 'none'
      ? [{ key: `${key} ${name}`, wanted: one, text: other }]
      : [];
  });
}

function readFacts(text: string): Readonly<Record<string, unknown>> | null {
  if (!text.startsWith('{')) return null;
  try {
    return parse(text);
  } catch {
    return null;
  }
}

/** `/admin?sort=company` */
function inAddress(line: string, found: readonly string[]): readonly DifferingText[] | null {
  const address = found.find((one) => one.startsWith('/'));
  if (!line.startsWith('/') || address === undefined) return null;
  const [wanted, other] = [line, address].map((one) => new URL(one, 'http://here').searchParams);
  return [...(other ?? [])].flatMap(([key, text]) => {
    const before = wanted?.get(key);
    return before && before !== text ? [{ key, wanted: before, text }] : [];
  });
}

function inLines(line: string, found: readonly string[]): readonly DifferingText[] {
  const numbered = withOtherNumbers(line, found);
  return numbered === null
    ? inSentence(line, found)
    : [{ key: line, wanted: line, text: numbered }];
}

/** The only text that has the words of a line, and other numbers: "3-5 business days" where "3-4 business days" was expected. */
function withOtherNumbers(line: string, found: readonly string[]): string | null {
  if (!/\d/.test(line)) return null;
  const words = line.split(/\d+/).map(escapePattern);
  const shape = new RegExp(`(?<![\\w$])${words.join('\\d+')}(?!\\w)`);
  const [only, ...others] = new Set(found.flatMap((other) => shape.exec(other)?.[0] ?? []));
  return only !== undefined && others.length === 0 && only !== line ? only : null;
}

/** The found line that has most of the words of the expected one, whole and without what both begin and end with. */
function inSentence(line: string, found: readonly string[]): readonly DifferingText[] {
  const words = wordsOf(line);
  const alike = found
    .map((other) => ({ other, share: sharedBy(words, wordsOf(other)) }))
    .filter(({ share }) => share >= 0.5)
    .sort((a, b) => b.share - a.share)[0]?.other;
  if (alike === undefined) return [];
  const others = wordsOf(alike);
  const [wanted, text] = withoutSame(words, others);
  const isNew = (word: string) => !wanted.includes(word);
  const runs = text
    .map((word) => (isNew(word) ? word : '\n'))
    .join(' ')
    .split('\n')
    .map((run) => run.trim());
  const texts = [others, text].map((part) => part.join(' '));
  return [...new Set([...texts, ...runs])]
    .filter((one) => one !== '' && !line.includes(one))
    .map((one) => ({
      key: alike,
      wanted: one === texts[0] ? words.join(' ') : wanted.join(' '),
      text: one,
    }));
}

/** The words of a line, without its mark, its role and its states. */
const wordsOf = (line: string): readonly string[] =>
  line
    .replace(/^[≠\s]*(?:- [a-z]+:? )?/, '')
    .replace(/(?: \[\w+(?:=\w+)?\])+$/, '')
    .replace(/^[a-z]+ "(.+)"$/, '$1')
    .split(' ');

function sharedBy(some: readonly string[], others: readonly string[]): number {
  return some.filter((word) => others.includes(word)).length / Math.max(some.length, others.length);
}

/** Leaves out the words with which both begin and end. */
function withoutSame(one: readonly string[], other: readonly string[]) {
  const shorter = Math.min(one.length, other.length);
  let first = 0;
  while (first < shorter && one[first] === other[first]) first += 1;
  let last = 0;
  while (last < shorter - first && one.at(-1 - last) === other.at(-1 - last)) last += 1;
  return [one.slice(first, one.length - last), other.slice(first, other.length - last)] as const;
}
