import { formatDisabled } from '@fairlead/headless-page/find-control';
import { isCalled } from '@fairlead/headless-page/names';
import { formatOutOfReach, within } from '@fairlead/headless-page/within';
import type { Outline, OutlineNode } from '@fairlead/ui/semantics/outline';
import { nodesOf } from '@fairlead/ui/semantics/write-outline';
import { nearestLines } from '../causes/nearest-lines.ts';
import { evaluateNamed, isAbout } from './evaluate-named.ts';
import type { Evaluation, ExpectationOf } from './evaluation.ts';
import { outOfReach } from './out-of-reach.ts';
import { plain } from './plain.ts';

const controlRoles = {
  button: new Set(['button', 'menuitem', 'menuitemradio', 'tab', 'switch']),
  link: new Set(['link', 'menuitem']),
};

/** Evaluates a button or link by name: whether it is enabled, and the reason if it isn't. */
export function evaluateControl(
  expectation: ExpectationOf<'button' | 'no button' | 'link' | 'no link'>,
  outline: Outline,
): Evaluation {
  const { see, name, enabled, because } = expectation;
  const kind = see.endsWith('button') ? 'button' : 'link';
  const reach = within(outline, expectation.in);
  if ('missing' in reach) return outOfReach(reach.missing, reach.offers);
  const all = nodesOf(reach.nodes).filter(({ role }) => controlRoles[kind].has(role));
  const wanted = !see.startsWith('no ');
  const named = all.filter((node) =>
    wanted ? isCalled(node, name) : isAbout([node.name, node.shown], name),
  );
  const fits = (node: OutlineNode) =>
    (enabled === undefined || !node.states.disabled === enabled) &&
    (because === undefined || plain(node.description ?? '') === plain(because));
  const [first] = named;
  const isCut = (node: OutlineNode) => controlRoles[kind].has(node.role) && isCalled(node, name);
  const elsewhere = wanted && !first && formatOutOfReach(outline, expectation.in, isCut);
  const isShut = wanted && enabled === true && named.every(({ states }) => states.disabled);
  return {
    ...evaluateNamed({ outline, name, named, fits, wanted }),
    ...(elsewhere ? { missing: elsewhere } : {}),
    ...(first && isShut ? { missing: formatDisabled(first) } : {}),
    expected: [
      `${wanted ? '' : 'no '}${kind} "${name}"${enabled === undefined ? '' : enabled ? ' enabled' : ' disabled'}${because === undefined ? '' : ` because: ${because}`}`,
    ],
    found() {
      return nearestLines([name], all.map(formatControl), `no ${kind}`);
    },
  };
}

const formatControl = ({ role, name, states, description }: OutlineNode) =>
  `${role} "${name}"${states.disabled ? ' disabled' : ''}${description ? `: ${description}` : ''}`;
