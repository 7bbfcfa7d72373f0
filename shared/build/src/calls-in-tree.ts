/** A node of a syntax tree, as far as it is looked at. */
type Node = {
  readonly type: string;
  readonly name?: string;
  readonly value?: unknown;
  readonly callee?: Node;
  readonly arguments?: readonly Node[];
  readonly properties?: readonly Node[];
  readonly key?: Node;
};

type Call = { readonly callee: string; readonly given: readonly Node[] };

/** Lists the calls of a syntax tree: the name of the function, and what it is given. */
export function callsIn(value: unknown): readonly Call[] {
  if (Array.isArray(value)) return value.flatMap(callsIn);
  if (!isNode(value)) return [];
  const inside = Object.values(value).flatMap(callsIn);
  if (value.type !== 'CallExpression') return inside;
  return [{ callee: value.callee?.name ?? '', given: value.arguments ?? [] }, ...inside];
}

/** Returns what is written out for a property of an object; undefined for anything that is computed. */
export const literalOf = (node: Node | undefined, name: string): unknown =>
  propertyOf(node, name)?.value;

/** Lists the keys of the object that a property has. */
export const keysOf = (node: Node | undefined, name: string): readonly string[] =>
  (propertyOf(node, name)?.properties ?? []).map(({ key }) => String(key?.value ?? key?.name));

const propertyOf = (node: Node | undefined, name: string): Node | null => {
  const found = node?.properties?.find(({ key }) => key?.name === name)?.value;
  return isNode(found) ? found : null;
};

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;
