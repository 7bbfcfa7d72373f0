import type { ControlStates } from './outline.ts';
import type { Props } from './page-node.ts';
import { checkRoles, fieldRoles } from './roles.ts';
import type { ViewNode } from './view.ts';
import { ancestor, lineOf, textIn } from './view-words.ts';

/** The content of a field, or the value of a progress bar. */
export function valueIn(element: ViewNode, role: string): string | undefined {
  const { tag, props } = element;
  if (role === 'progressbar') return textIn(props['aria-valuenow']);
  if (tag === 'select') {
    const options = optionsOf(element);
    const chosen = options.find((option) => option.props.value === props.value) ?? options[0];
    return lineOf(chosen);
  }
  if (!fieldRoles.has(role) || hasSecretValue(props)) return undefined;
  return textIn(props.value) || undefined;
}

/** The options of a native select. */
export const optionsOf = ({ children }: ViewNode): readonly ViewNode[] =>
  children.filter((child): child is ViewNode => typeof child !== 'string');

/** Input types with confidential content. */
export const hasSecretValue = ({ type, autoComplete }: Props) =>
  type === 'password' || (typeof autoComplete === 'string' && autoComplete.startsWith('cc-'));

export function statesOf(element: ViewNode, role: string): ControlStates {
  const { props } = element;
  const states: { -readonly [State in keyof ControlStates]: ControlStates[State] } = {};
  const level = levelOf(element, role);
  const expanded = expandedOf(element);
  if (level !== undefined) states.level = level;
  if (checkRoles.has(role)) states.checked = isOn(props.checked) || isOn(props['aria-checked']);
  if (isOn(props['aria-selected'])) states.selected = true;
  if (expanded !== undefined) states.expanded = expanded;
  if (isOn(props.disabled) || isOn(props['aria-disabled']) || isInDisabled(element))
    states.disabled = true;
  if (isOn(props.required) || isOn(props['aria-required'])) states.required = true;
  if (isOn(props['aria-invalid'])) states.invalid = true;
  if (isOn(props['aria-busy'])) states.busy = true;
  const current = props['aria-current'];
  if (current !== undefined && current !== false && current !== 'false') states.current = true;
  if (isOn(props.isModal)) states.modal = true;
  return states;
}

const isOn = (value: unknown): boolean => value === true || value === 'true';

function levelOf({ tag, props }: ViewNode, role: string): number | undefined {
  if (role !== 'heading') return undefined;
  const level = /^h([1-6])$/.exec(tag)?.[1] ?? props['aria-level'];
  return level === undefined ? undefined : Number(level);
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

/** A disabled fieldset disables its controls, except those in its legend. */
const isInDisabled = (element: ViewNode): boolean =>
  disabledBySet.has(element.tag) &&
  ancestor(element, ({ tag, props }) => tag === 'fieldset' && props.disabled === true) !== null;
