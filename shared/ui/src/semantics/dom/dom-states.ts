import type { ControlStates } from '../outline.ts';
import { checkRoles, fieldRoles } from '../roles.ts';
import { tidy } from '../words.ts';

/** The content of a field, or the value of a progress bar. */
export function valueIn(element: HTMLElement, role: string): string | undefined {
  if (role === 'progressbar') return element.ariaValueNow ?? undefined;
  if (element instanceof HTMLSelectElement) return tidy(element.selectedOptions[0]?.text ?? '');
  if (!fieldRoles.has(role)) return undefined;
  const field = element as HTMLInputElement;
  // Their content is confidential.
  if (field.type === 'password' || field.autocomplete?.startsWith('cc-')) return undefined;
  return tidy(field.value ?? '') || undefined;
}

export function statesOf(element: HTMLElement, role: string): ControlStates {
  const input = element as HTMLInputElement;
  const is = (attribute: string) => element.getAttribute(attribute) === 'true';
  const current = element.getAttribute('aria-current') ?? 'false';
  const states = {
    level: levelOf(element, role),
    checked: checkRoles.has(role) ? (input.checked ?? is('aria-checked')) : undefined,
    selected: is('aria-selected') || undefined,
    expanded: expandedOf(element),
    disabled: element.matches(':disabled') || is('aria-disabled') || undefined,
    required: input.required || is('aria-required') || undefined,
    invalid: is('aria-invalid') || undefined,
    busy: is('aria-busy') || undefined,
    current: current !== 'false' || undefined,
    modal: element.matches('dialog:modal') || undefined,
  };
  return Object.fromEntries(
    Object.entries(states).filter(([, state]) => state !== undefined),
  ) as ControlStates;
}

function levelOf({ localName, ariaLevel }: HTMLElement, role: string): number | undefined {
  const level = /^h([1-6])$/.exec(localName)?.[1] ?? ariaLevel;
  return role === 'heading' && level ? Number(level) : undefined;
}

function expandedOf(element: HTMLElement): boolean | undefined {
  const { parentElement } = element;
  if (element.localName === 'summary' && parentElement instanceof HTMLDetailsElement)
    return parentElement.open;
  const expanded = element.getAttribute('aria-expanded');
  return expanded === null ? undefined : expanded === 'true';
}
