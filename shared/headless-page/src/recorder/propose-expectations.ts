import type { Outline, OutlineNode } from '@fairlead/ui/semantics/outline';
import { nodesOf, textsOf } from '@fairlead/ui/semantics/write-outline';
import type { Expectation } from './expectation.ts';

/** How many expectations are proposed at once. */
const maxProposed = 3;

const announced: ReadonlySet<string> = new Set(['alert', 'status']);

const amount = /\$\d[\d,]*(?:\.\d\d)?/g;

/** Returns what a person would look for on a page: its main heading, its messages and its amounts. */
export function factsOf(page: Outline): readonly Expectation[] {
  const nodes = nodesOf(page);
  const headings = nodes.filter(({ role, states }) => role === 'heading' && states.level === 1);
  const messages = nodes.filter(({ role }) => announced.has(role)).flatMap(firstText);
  const amounts = textsOf(page).flatMap((text) => text.match(amount) ?? []);
  const texts = [...new Set([...messages, ...amounts])];
  return [
    ...headings.flatMap(({ name }) => (name === '' ? [] : [{ about: 'heading', is: name }])),
    ...texts.map((is) => ({ about: 'text', is })),
  ];
}

/** Returns the first few facts that weren't there before. */
export function newFacts(
  before: readonly Expectation[],
  facts: readonly Expectation[],
): readonly Expectation[] {
  const known = new Set(before.map(keyOf));
  return facts.filter((fact) => !known.has(keyOf(fact))).slice(0, maxProposed);
}

const keyOf = ({ about, is }: Expectation): string => `${about} ${JSON.stringify(is)}`;

const firstText = (node: OutlineNode): readonly string[] =>
  textsOf([node])
    .filter((text) => text.trim() !== '')
    .slice(0, 1);
