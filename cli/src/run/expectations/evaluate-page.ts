import { formatAmbiguity } from '@fairlead/headless-page/ambiguous';
import { formatDisabled } from '@fairlead/headless-page/find-control';
import { isCalled, isNamed, isNamedInAnyCase } from '@fairlead/headless-page/names';
import { formatOutOfReach, within } from '@fairlead/headless-page/within';
import type { Outline, OutlineNode } from '@fairlead/ui/semantics/outline';
import { fieldRoles } from '@fairlead/ui/semantics/roles';
import { snapshotOf } from '@fairlead/ui/semantics/snapshot';
import { nodesOf, textsOf } from '@fairlead/ui/semantics/write-outline';
import type { Expectation } from '../../language/plan.ts';
import { differentLines } from '../causes/different-lines.ts';
import { nearestLines } from '../causes/nearest-lines.ts';
import type { Evaluation } from './evaluation.ts';

type Of<See extends Expectation['see']> = Extract<Expectation, { readonly see: See }>;

/** Evaluates whether texts are on the page. */
export function evaluateTexts(
  { see, texts }: Of<'text' | 'no text'>,
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

export function evaluateHeading(
  { see, heading, level }: Of<'heading' | 'no heading'>,
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

const controlRoles = {
  button: new Set(['button', 'menuitem', 'menuitemradio', 'tab', 'switch']),
  link: new Set(['link', 'menuitem']),
};

/** Evaluates a button or link by name: whether it is enabled, and the reason if it isn't. */
export function evaluateControl(
  expectation: Of<'button' | 'no button' | 'link' | 'no link'>,
  outline: Outline,
): Evaluation {
  const { see, name, enabled, because } = expectation;
  const kind = see.endsWith('button') ? 'button' : 'link';
  const reach = within(outline, expectation.in);
  if ('missing' in reach) return missing(reach.missing, reach.offers);
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

/** In any case of letters, so that a misspelled capital can't make `see no …` hold. */
const isAbout = (names: readonly (string | undefined)[], wanted: string) =>
  names.some((name) => name !== undefined && isNamedInAnyCase(name, wanted));

type NamedControls = {
  readonly outline: Outline;
  readonly name: string;
  readonly named: readonly OutlineNode[];
  readonly fits: (node: OutlineNode) => boolean;
  readonly wanted: boolean;
};

/** If several controls have the name, a fact must be true of all of them: it isn't known which one is meant. */
function evaluateNamed({ outline, name, named, fits, wanted }: NamedControls) {
  const fitting = named.filter(fits).length;
  if (!wanted) return { holds: fitting === 0 };
  const isOpen = fitting > 0 && fitting < named.length;
  return {
    holds: named.length > 0 && fitting === named.length,
    ...(isOpen ? { missing: formatAmbiguity(outline, name, named, false).missing } : {}),
  };
}

const formatControl = ({ role, name, states, description }: OutlineNode) =>
  `${role} "${name}"${states.disabled ? ' disabled' : ''}${description ? `: ${description}` : ''}`;

const isField = ({ role }: OutlineNode) =>
  fieldRoles.has(role) ||
  ['checkbox', 'radio', 'switch', 'radiogroup', 'group', 'listbox'].includes(role);

/** Evaluates a field by label: its value, error, hint and states. */
export function evaluateField(expectation: Of<'field' | 'no field'>, outline: Outline): Evaluation {
  const { see, label, in: region, ...wanted } = expectation;
  const reach = within(outline, region);
  const isAbsent = see === 'no field';
  if ('missing' in reach) return missing(reach.missing, reach.offers);
  const fields = nodesOf(reach.nodes).filter(isField);
  const named = fields.filter(({ name }) =>
    isAbsent ? isAbout([name], label) : isNamed(name, label),
  );
  const { see: _, kind: __, ...asked }: Record<string, unknown> = { kind: null, ...wanted };
  const fits = (node: OutlineNode) =>
    Object.entries(asked).every(([key, value]) => sameFact(key, factsOf(node)[key], value));
  return {
    ...evaluateNamed({ outline, name: label, named, fits, wanted: !isAbsent }),
    expected: [`${isAbsent ? 'no field ' : ''}${label}: ${JSON.stringify(asked)}`],
    found() {
      return named.length
        ? named.map((node) => `${node.name}: ${JSON.stringify(factsOf(node))}`)
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

/** A field's description consists of its hint, warning and error, so an expected message may be just its end. */
function sameFact(key: string, found: unknown, wanted: unknown): boolean {
  if (typeof found !== 'string' || typeof wanted !== 'string')
    return JSON.stringify(found) === JSON.stringify(wanted);
  return key === 'value' ? plain(found) === plain(wanted) : plain(found).endsWith(plain(wanted));
}

/** Evaluates all rows of a table in order, including the header row. */
export function evaluateTable({ name, rows }: Of<'table'>, outline: Outline): Evaluation {
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
  { region, outline: wanted }: Of<'outline'>,
  outline: Outline,
): Evaluation {
  const reach = within(outline, region);
  if ('missing' in reach) return missing(reach.missing, reach.offers);
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

/** Evaluates a package by name: every fact must be shown in its card, outside its name. */
export function evaluatePackage({ package: wanted }: Of<'package'>, outline: Outline): Evaluation {
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

/** Without the region nothing is known about it, so that a misspelled name can't make `see no …` hold. */
const missing = (message: string, offers: readonly string[]): Evaluation => ({
  holds: false,
  expected: [message],
  missing: message,
  found: () => nearestLines([message], offers, 'nothing'),
});

const orNone = (lines: readonly string[], none: string) => (lines.length ? lines : [none]);

export const plain = (text: string) =>
  /^\s|\s$|\s\s|[^\S ]/.test(text) ? text.replaceAll(/\s+/g, ' ').trim() : text;
