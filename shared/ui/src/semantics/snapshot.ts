import type { Outline, OutlineNode } from './outline.ts';
import { fieldRoles } from './roles.ts';

/** An outline in the notation of ARIA snapshots, a line each. */
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

/** A field's hint and error stand beside it as text; a button's tooltip does not. */
const describes = ({ role, description, children }: OutlineNode) =>
  Boolean(description) && !fieldRoles.has(role) && children.length === 0 && role !== 'group';

function headOf({ role, name, shown, value, states }: OutlineNode): string {
  if (role === 'text') return `text: ${name}`;
  const marks = Object.entries(states)
    .filter(([, state]) => state !== undefined && state !== false)
    .map(([state, is]) => (is === true ? `[${state}]` : `[${state}=${String(is)}]`));
  const words = shown === undefined ? '' : ` (${JSON.stringify(shown)})`;
  const head = [`${role}${name ? ` ${JSON.stringify(name)}` : ''}${words}`, ...marks].join(' ');
  return value === undefined ? head : `${head}: ${value}`;
}
