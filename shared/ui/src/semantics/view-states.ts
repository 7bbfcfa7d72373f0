import type { ControlStates } from './outline.ts';
import type { Props } from './page-node.ts';
import { checkRoles, fieldRoles } from './roles.ts';
import type { ViewNode } from './view.ts';
import { ancestor, contentOf, textIn } from './view-words.ts';
import { tidy } from './words.ts';

/** What stands in a field, or how far a progress bar is. */
export function valueIn(element: ViewNode, role: string): string | undefined {
  const { tag, props } = element;
  if (role === 'progressbar') return textIn(props['aria-valuenow']);
  if (tag === 'select') {
    const options = optionsOf(element);
    const chosen = options.find((option) => option.props.value === props.value) ?? options[0];
    return tidy(contentOf(chosen));
  }
  if (!fieldRoles.has(role) || isSecret(props)) return undefined;
  return textIn(props.value) || undefined;
}

/** The options of a list of the platform. */
export const optionsOf = ({ children }: ViewNode): readonly ViewNode[] =>
  children.filter((child): child is ViewNode => typeof child !== 'string');

/** What is typed into these is nobody else's to read. */
const isSecret = ({ type, autoComplete }: Props) =>
  type === 'password' || (typeof autoComplete === 'string' && autoComplete.startsWith('cc-'));

export function statesOf(element: ViewNode, role: string): ControlStates {
  const { props } = element;
  const is = (name: string) => props[name] === true || props[name] === 'true';
  const has = (name: string) =>
    props[name] !== undefined && props[name] !== false && props[name] !== 'false';
  const states = {
    level: levelOf(element, role),
    checked: checkRoles.has(role) ? is('checked') || is('aria-checked') : undefined,
    selected: is('aria-selected') || undefined,
    expanded: expandedOf(element),
    disabled: is('disabled') || is('aria-disabled') || isInDisabled(element) || undefined,
    required: is('required') || is('aria-required') || undefined,
    invalid: is('aria-invalid') || undefined,
    busy: is('aria-busy') || undefined,
    current: has('aria-current') || undefined,
    modal: is('isModal') || undefined,
  };
  return Object.fromEntries(
    Object.entries(states).filter(([, state]) => state !== undefined),
  ) as ControlStates;
}

function levelOf({ tag, props }: ViewNode, role: string): number | undefined {
  const level = /^h([1-6])$/.exec(tag)?.[1] ?? props['aria-level'];
  return role === 'heading' && level !== undefined ? Number(level) : undefined;
}

function expandedOf({ tag, props, parent }: ViewNode): boolean | undefined {
  if (tag === 'summary' && parent?.tag === 'details')
    return Boolean(parent.live?.own.isOpen ?? parent.props.open);
  const expanded = props['aria-expanded'];
  return expanded === undefined ? undefined : expanded === true || expanded === 'true';
}

const disabledBySet: ReadonlySet<string> = new Set([
  'button',
  'fieldset',
  'input',
  'select',
  'textarea',
]);

/** A fieldset takes the controls in it out of use, except those in its legend. */
const isInDisabled = (element: ViewNode): boolean =>
  disabledBySet.has(element.tag) &&
  ancestor(element, ({ tag, props }) => tag === 'fieldset' && props.disabled === true) !== null;
