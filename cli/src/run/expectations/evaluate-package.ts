import { isNamed } from '@fairlead/headless-page/names';
import type { Outline, OutlineNode } from '@fairlead/ui/semantics/outline';
import { nodesOf, textsOf } from '@fairlead/ui/semantics/write-outline';
import { nearestLines } from '../causes/nearest-lines.ts';
import type { Evaluation, ExpectationOf } from './evaluation.ts';
import { plain } from './plain.ts';

/** Evaluates a package by name: every fact must be shown in its card, outside its name. */
export function evaluatePackage(
  { package: wanted }: ExpectationOf<'package'>,
  outline: Outline,
): Evaluation {
  const { name: named, ...facts } = wanted;
  const name = String(named);
  const cards = nodesOf(outline).filter(
    (node) =>
      node.children.length > 0 &&
      (isNamed(node.name, name) || isNamed(node.name, `Package ${name}`)),
  );
  return {
    holds: cards.some((card) =>
      Object.entries(facts).every(([key, value]) => isDrawn(card, name, key, value)),
    ),
    expected: Object.entries(wanted).map(([key, fact]) => `${key}: ${String(fact)}`),
    found: () =>
      cards.length
        ? cards.flatMap((card) => formatCard(card, name, Object.values(facts).map(String)))
        : [`no package '${name}'`, ...articles(outline)],
  };
}

/** The facts of a package's card, in the words of `see package`, and its other texts. */
function formatCard(card: OutlineNode, name: string, wanted: readonly string[]): readonly string[] {
  const lines = textsOf([card]).map(plain);
  const prices = lines.filter((line) => /^\$[\d,.]+ ?\/\w+/.test(line));
  const status = nodesOf(card.children).find(({ name: label }) =>
    label.endsWith(` Status of ${name}`),
  );
  const [price] = prices;
  const others = lines.filter((line) => !prices.includes(line) && line !== name);
  return [
    `name: ${name}`,
    ...(price === undefined ? [] : [`price: ${price}`]),
    ...(status ? [`status: ${status.name.replace(` Status of ${name}`, '')}`] : []),
    ...(['recommended', 'under review'] as const).map(
      (key) => `${key}: ${isDrawn(card, name, key, true)}`,
    ),
    ...(others.length > 0 ? nearestLines(wanted, others, '') : []),
  ];
}

/** A flag is a separate chip or switch, so the same words in a name or description don't count. */
function isDrawn(card: OutlineNode, name: string, key: string, value: unknown): boolean {
  const nodes = nodesOf(card.children);
  const lines = nodes.flatMap((node) => (node.role === 'text' ? [plain(node.name)] : []));
  const words = plain(String(value));
  switch (key) {
    case 'recommended': {
      const isSwitchedOn = nodes.some(
        ({ role, name: label, states }) =>
          role === 'switch' && label === `Recommended: ${name}` && states.checked === true,
      );
      return (isSwitchedOn || lines.includes('RECOMMENDED')) === value;
    }
    case 'under review':
      return lines.some((line) => /(^|\d\S* )Under Review$/.test(line)) === value;
    case 'price':
      return lines.some((line) => line === words || line.startsWith(`${words} `));
    case 'description':
      return lines.includes(words);
    case 'status':
      return (
        lines.includes(words) ||
        nodes.some(
          ({ role, name: label }) => role === 'button' && label === `${words} Status of ${name}`,
        )
      );
    default:
      return textsOf([card]).some((line) => plain(line).includes(words));
  }
}

const articles = (outline: Outline) =>
  nodesOf(outline).flatMap(({ role, name }) => (role === 'article' && name ? [name] : []));
