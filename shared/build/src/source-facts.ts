import type { Plugin } from 'vite';

/** A draft that an area keeps. It is known by its file, because its storage name may depend on data. */
type DraftFacts = {
  readonly file: string;
  readonly version: number;
  /** The versions that it converts to the next one. */
  readonly migrates: readonly number[];
};

/** A call that an area brings. */
type CallFacts = {
  readonly name: string;
  readonly service: string;
  readonly method: string;
  readonly path: string;
};

/** What the sources of a build say that others have to know before they take it. */
export type SourceFacts = {
  readonly drafts: readonly DraftFacts[];
  readonly calls: readonly CallFacts[];
};

export type FoundFacts = { readonly drafts: DraftFacts[]; readonly calls: CallFacts[] };

/** Notes the drafts and the calls in the sources of an area while it is built. */
export function noteSourceFacts(dir: string, found: FoundFacts): Plugin {
  return {
    name: 'fairlead:source-facts',
    // After TypeScript is compiled, so that the bundler can parse it.
    enforce: 'post',
    buildStart() {
      found.drafts.length = 0;
      found.calls.length = 0;
    },
    transform(code, id) {
      if (!id.startsWith(`${dir}/src/`) || !/\b(createDraft|endpoint)\(/.test(code)) return null;
      const facts = factsIn(this.parse(code), id.slice(dir.length + 1));
      found.drafts.push(...facts.drafts);
      found.calls.push(...facts.calls);
      return null;
    },
  };
}

/** Finds `createDraft({ version, migrations })` and `endpoint('name', { … })` in a syntax tree. */
export function factsIn(tree: unknown, file: string): SourceFacts {
  const calls = callsIn(tree);
  return {
    drafts: calls.flatMap(({ callee, given: [options] }) => {
      const version = literalOf(options, 'version');
      if (callee !== 'createDraft' || typeof version !== 'number') return [];
      return [{ file, version, migrates: keysOf(options, 'migrations').map(Number) }];
    }),
    calls: calls.flatMap(({ callee, given: [name, options] }) => {
      if (callee !== 'endpoint' || typeof name?.value !== 'string') return [];
      const text = (key: string) => String(literalOf(options, key) ?? '');
      const [service, method, path] = [text('service'), text('method'), text('path')];
      return [{ name: name.value, service, method, path }];
    }),
  };
}

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

function callsIn(value: unknown): readonly Call[] {
  if (Array.isArray(value)) return value.flatMap(callsIn);
  if (!isNode(value)) return [];
  const inside = Object.values(value).flatMap(callsIn);
  if (value.type !== 'CallExpression') return inside;
  return [{ callee: value.callee?.name ?? '', given: value.arguments ?? [] }, ...inside];
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

const propertyOf = (node: Node | undefined, name: string): Node | null => {
  const found = node?.properties?.find(({ key }) => key?.name === name)?.value;
  return isNode(found) ? found : null;
};

const literalOf = (node: Node | undefined, name: string): unknown => propertyOf(node, name)?.value;

const keysOf = (node: Node | undefined, name: string): readonly string[] =>
  (propertyOf(node, name)?.properties ?? []).map(({ key }) => String(key?.value ?? key?.name));
