import type { Plugin } from 'vite';
import { callsIn, keysOf, literalOf } from './calls-in-tree.ts';
import { type ElementFacts, elementOf } from './element-facts.ts';
import { tasksIn } from './task-names.ts';
import type { Workspace } from './workspace.ts';

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
  /** What hosts embed. Absent from builds of earlier versions, as are tasks. */
  readonly elements?: readonly ElementFacts[];
  /** The names of the tasks that scenarios, also those of other areas, have as steps. */
  readonly tasks?: readonly string[];
};

export type FoundFacts = {
  readonly drafts: DraftFacts[];
  readonly calls: CallFacts[];
  readonly elements: ElementFacts[];
  readonly tasks: string[];
};

/** Notes what the sources of an area say while it is built. */
export function noteSourceFacts({ dir, name }: Workspace, found: FoundFacts): Plugin {
  return {
    name: 'fairlead:source-facts',
    // After TypeScript is compiled, so that the bundler can parse it.
    enforce: 'post',
    buildStart() {
      for (const facts of Object.values(found)) facts.length = 0;
      // No page loads them, so they aren't among the modules of the build.
      found.tasks.push(...tasksIn(dir));
    },
    transform(code, id) {
      if (!id.startsWith(`${dir}/src/`)) return null;
      if (!/\b(createDraft|endpoint|microFrontend)\(/.test(code)) return null;
      const facts = factsIn(this.parse(code), id.slice(dir.length + 1));
      found.drafts.push(...facts.drafts);
      found.calls.push(...facts.calls);
      if (facts.isElement) found.elements.push(elementOf(name));
      return null;
    },
  };
}

type FactsOfFile = Pick<SourceFacts, 'drafts' | 'calls'> & {
  /** Whether hosts can embed what it makes. */
  readonly isElement: boolean;
};

/** Finds `createDraft({ version, migrations })`, `endpoint('name', { … })` and `microFrontend(…)` in a syntax tree. */
export function factsIn(tree: unknown, file: string): FactsOfFile {
  const calls = callsIn(tree);
  return {
    isElement: calls.some(({ callee }) => callee === 'microFrontend'),
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
