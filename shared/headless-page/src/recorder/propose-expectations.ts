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

/** An expectation with the reason why it is proposed. */
type Proposal = { readonly see: Expectation; readonly because: string };

/** Returns the first few facts that weren't there before. */
export function newFacts(
  before: readonly Expectation[],
  facts: readonly Expectation[],
): readonly Proposal[] {
  const added = without(facts, before);
  const gone = without(before, facts);
  return added.slice(0, maxProposed).map((see) => ({ see, because: reasonOf(see, added, gone) }));
}

/** Only one fact of a kind that came for one that went is surely the same one, changed. */
function reasonOf(
  see: Expectation,
  added: readonly Expectation[],
  gone: readonly Expectation[],
): string {
  const kind = kindOf(see);
  const isSame = (other: Expectation) => kindOf(other) === kind;
  const [old, ...others] = gone.filter(isSame);
  const isChange = old && others.length === 0 && added.filter(isSame).length === 1;
  if (kind === 'message' || !isChange) return `this ${kind} is new.`;
  return `this ${kind} was “${String(old.is)}” before.`;
}

function kindOf({ about, is }: Expectation): 'heading' | 'amount' | 'message' {
  if (about === 'heading') return 'heading';
  return String(is).replace(amount, '') === '' ? 'amount' : 'message';
}

function without(
  facts: readonly Expectation[],
  others: readonly Expectation[],
): readonly Expectation[] {
  const known = new Set(others.map(keyOf));
  return facts.filter((fact) => !known.has(keyOf(fact)));
}

const keyOf = ({ about, is }: Expectation): string => `${about} ${JSON.stringify(is)}`;

const firstText = (node: OutlineNode): readonly string[] =>
  textsOf([node])
    .filter((text) => text.trim() !== '')
    .slice(0, 1);
