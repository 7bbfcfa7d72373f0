import { isNamed } from '@fairlead/headless-page/names';
import { within } from '@fairlead/headless-page/within';
import type { Outline } from '@fairlead/ui/semantics/outline';
import { snapshotOf } from '@fairlead/ui/semantics/snapshot';
import { nodesOf, textsOf } from '@fairlead/ui/semantics/write-outline';
import { differentLines } from '../causes/different-lines.ts';
import { nearestLines } from '../causes/nearest-lines.ts';
import type { Evaluation, ExpectationOf } from './evaluation.ts';
import { outOfReach } from './out-of-reach.ts';
import { plain } from './plain.ts';

/** Evaluates whether texts are on the page. */
export function evaluateTexts(
  { see, texts }: ExpectationOf<'text' | 'no text'>,
  outline: Outline,
): Evaluation {
  const lines = textsOf(outline).map(plain);
  const wanted = see === 'text';
  const isShown = (text: string) =>
    lines.some((line) => line.includes(text)) || lines.join(' ').includes(text);
  const against = texts.filter((text) => isShown(plain(text)) !== wanted);
  return {
    holds: against.length === 0,
    expected: against.map((text) => (wanted ? text : `nowhere: ${text}`)),
    found() {
      return nearestLines(against, lines, 'no text at all');
    },
  };
}

/** Evaluates whether a heading is on the page, with its level if that was given. */
export function evaluateHeading(
  { see, heading, level }: ExpectationOf<'heading' | 'no heading'>,
  outline: Outline,
): Evaluation {
  const headings = nodesOf(outline).filter(({ role }) => role === 'heading');
  const isThere = headings.some(
    ({ name, states }) =>
      plain(name) === plain(heading) && (level === undefined || states.level === level),
  );
  const head = level === undefined ? heading : `${heading} [level=${level}]`;
  return {
    holds: isThere === (see === 'heading'),
    expected: [see === 'heading' ? head : `no heading: ${head}`],
    found: () =>
      nearestLines(
        [heading],
        headings.map(({ name, states }) => `${name || '(without words)'} [level=${states.level}]`),
        'no heading',
      ),
  };
}

/** Evaluates all rows of a table in order, including the header row. */
export function evaluateTable(
  { name, rows }: ExpectationOf<'table'>,
  outline: Outline,
): Evaluation {
  const tables = nodesOf(outline).filter(
    (node) => node.role === 'table' && (name === undefined || isNamed(node.name, name)),
  );
  const read = tables.map((table) =>
    nodesOf(table.children)
      .filter(({ role }) => role === 'row')
      .map(({ children }) => children.map((cell) => plain(textsOf(cell.children).join(' ')))),
  );
  const wanted = rows.map((row) => row.map(plain));
  return {
    holds: read.some((table) => JSON.stringify(table) === JSON.stringify(wanted)),
    expected: wanted.map((row) => row.join(' | ')),
    found: () =>
      orNone(
        read.flat().map((row) => row.join(' | ')),
        'no table',
      ),
  };
}

/** Evaluates the exact ARIA snapshot of a region. */
export function evaluateOutline(
  { region, outline: wanted }: ExpectationOf<'outline'>,
  outline: Outline,
): Evaluation {
  const reach = within(outline, region);
  if ('missing' in reach) return outOfReach(reach.missing, reach.offers);
  const expected = wanted
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.trimEnd());
  const found = snapshotOf(reach.nodes);
  const different = differentLines(expected, found);
  return {
    holds: expected.join('\n') === found.join('\n'),
    expected: different.expected,
    found: () => different.found,
  };
}

const orNone = (lines: readonly string[], none: string) => (lines.length ? lines : [none]);
