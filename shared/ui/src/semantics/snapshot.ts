import type { ControlStates, Outline, OutlineNode } from './outline.ts';
import { fieldRoles } from './roles.ts';

/** Always in this order, because WebDriver sorts the keys of objects. */
const stateOrder = [
  'level',
  'checked',
  'selected',
  'expanded',
  'disabled',
  'required',
  'invalid',
  'busy',
  'current',
  'modal',
] as const satisfies readonly (keyof ControlStates)[];

/** Formats an outline like an ARIA snapshot, one line per node. */
export function snapshotOf(outline: Outline, indent = ''): string[] {
  return outline.flatMap((node) => {
    const { children } = node;
    const head = `${indent}- ${headOf(node)}`;
    const [only] = children;
    if (children.length === 1 && only?.role === 'text' && !node.description)
      return [`${head}: ${only.name}`];
    const hasBlock = children.length > 0 || describes(node);
    return [
      hasBlock && node.value === undefined ? `${head}:` : head,
      ...(describes(node) ? [`${indent}  - /description: ${node.description}`] : []),
      ...snapshotOf(children, `${indent}  `),
    ];
  });
}

/** A field's hint and error are beside it as text; a button's tooltip does not. */
const describes = ({ role, description, children }: OutlineNode) =>
  Boolean(description) && !fieldRoles.has(role) && children.length === 0 && role !== 'group';

function headOf({ role, name, shown, value, states }: OutlineNode): string {
  if (role === 'text') return `text: ${name}`;
  const marks = stateOrder.flatMap((state) => {
    const is = states[state];
    if (is === undefined || is === false) return [];
    return is === true ? [`[${state}]`] : [`[${state}=${String(is)}]`];
  });
  const words = shown === undefined ? '' : ` (${JSON.stringify(shown)})`;
  const head = [`${role}${name ? ` ${JSON.stringify(name)}` : ''}${words}`, ...marks].join(' ');
  return value === undefined ? head : `${head}: ${value}`;
}
