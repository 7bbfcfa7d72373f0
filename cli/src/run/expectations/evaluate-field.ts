import { isNamed } from '@fairlead/headless-page/names';
import { within } from '@fairlead/headless-page/within';
import type { Outline, OutlineNode } from '@fairlead/ui/semantics/outline';
import { fieldRoles } from '@fairlead/ui/semantics/roles';
import { nodesOf } from '@fairlead/ui/semantics/write-outline';
import { stringify } from 'yaml';
import { nearestLines } from '../causes/nearest-lines.ts';
import { evaluateNamed, isAbout } from './evaluate-named.ts';
import type { Evaluation, ExpectationOf } from './evaluation.ts';
import { outOfReach } from './out-of-reach.ts';
import { plain } from './plain.ts';

const isField = ({ role }: OutlineNode) =>
  fieldRoles.has(role) ||
  ['checkbox', 'radio', 'switch', 'radiogroup', 'group', 'listbox'].includes(role);

/** Evaluates a field by label: its value, error, hint and states. */
export function evaluateField(
  expectation: ExpectationOf<'field' | 'no field'>,
  outline: Outline,
): Evaluation {
  const { see, label, in: region, ...wanted } = expectation;
  const reach = within(outline, region);
  const isAbsent = see === 'no field';
  if ('missing' in reach) return outOfReach(reach.missing, reach.offers);
  const fields = nodesOf(reach.nodes).filter(isField);
  const named = fields.filter(({ name }) =>
    isAbsent ? isAbout([name], label) : isNamed(name, label),
  );
  const { see: _, kind: __, ...asked }: Record<string, unknown> = { kind: null, ...wanted };
  const fits = (node: OutlineNode) =>
    Object.entries(asked).every(([key, value]) => sameFact(key, factsOf(node)[key], value));
  return {
    ...evaluateNamed({ outline, name: label, named, fits, wanted: !isAbsent }),
    expected: [`${isAbsent ? 'no field ' : ''}${label}: ${formatFacts(asked)}`],
    found() {
      return named.length
        ? named.map((node) => {
            const facts = factsOf(node);
            const compared = Object.keys(asked).map((key) => [key, facts[key]]);
            return `${node.name}: ${formatFacts({ ...Object.fromEntries(compared), ...facts })}`;
          })
        : nearestLines(
            [label],
            fields.map(({ role, name }) => `${role} "${name}"`),
            'no field',
          );
    },
  };
}

function factsOf(node: OutlineNode): Readonly<Record<string, unknown>> {
  const { role, value, states, description = '', options, children } = node;
  const chosen = children.filter((child) => child.states.checked).map(({ name }) => name);
  return {
    value: role === 'radiogroup' || role === 'group' ? chosen.join(', ') : (value ?? ''),
    error: states.invalid ? description : null,
    hint: description,
    enabled: !states.disabled,
    required: states.required ?? false,
    ...(states.checked === undefined ? {} : { checked: states.checked }),
    options: options ?? children.flatMap(({ name }) => (name ? [name] : [])),
  };
}

/** As a step is written, what is compared first: `{ error: Required, value: "" }`. */
const formatFacts = (facts: Readonly<Record<string, unknown>>): string =>
  stringify(
    Object.fromEntries(Object.entries(facts).map(([key, value]) => [key, value ?? 'none'])),
    { collectionStyle: 'flow', lineWidth: 0 },
  ).trim();

/** A field's description consists of its hint, warning and error, so an expected message may be just its end. */
function sameFact(key: string, found: unknown, wanted: unknown): boolean {
  if (typeof found !== 'string' || typeof wanted !== 'string')
    return JSON.stringify(found) === JSON.stringify(wanted);
  return key === 'value' ? plain(found) === plain(wanted) : plain(found).endsWith(plain(wanted));
}
