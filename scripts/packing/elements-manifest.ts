import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, ts } from '@custom-elements-manifest/analyzer/index.js';
import { litPlugin } from '@custom-elements-manifest/analyzer/src/features/framework-plugins/lit/lit.js';

/** A custom elements manifest (https://github.com/webcomponents/custom-elements-manifest) as far as it is read here. */
export type ElementsManifest = {
  readonly schemaVersion: string;
  readonly readme: string;
  readonly modules: readonly ElementModule[];
};

type ElementModule = {
  readonly kind: string;
  readonly path: string;
  readonly declarations: readonly ElementClass[];
  readonly exports: readonly object[];
};

export type ElementClass = {
  readonly kind: string;
  readonly name: string;
  readonly tagName?: string;
  readonly description?: string;
  readonly members?: readonly Member[];
  readonly events?: readonly ElementEvent[];
};

type Member = {
  readonly kind: string;
  readonly name: string;
  readonly privacy?: string;
  readonly static?: boolean;
  readonly readonly?: boolean;
};

type ElementEvent = {
  readonly name: string;
  readonly type: { readonly text: string };
  readonly description?: string;
};

/** Describes the elements of a package: tag, attributes, properties and events, from its classes and their `@fires`. */
export function describeElements(folder: string): ElementsManifest {
  const files = globSync('src/**/*.ts', { cwd: folder })
    .filter((file) => !/\.test(-d)?\.ts$|^src\/semantics\//.test(file))
    .sort();
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const found = create({
    modules: files.map((file) =>
      ts.createSourceFile(file, read(file), ts.ScriptTarget.ES2015, true),
    ),
    plugins: litPlugin(),
    context: { dev: false },
  });
  const tags = new Map(
    files
      .filter((file) => file.endsWith('/define.ts'))
      .flatMap((file) => [...read(file).matchAll(/define\('([a-z-]+)', (\w+)\)/g)])
      .map(([, tag = '', name = '']) => [name, tag]),
  );
  return {
    ...found,
    modules: found.modules.flatMap((module) => describeModule(module, tags)),
  };
}

/** The module of an element, as it is published; nothing of others. */
function describeModule(
  { path, declarations }: ElementModule,
  tags: ReadonlyMap<string, string>,
): readonly ElementModule[] {
  const elements = declarations.flatMap((one) => {
    const tagName = one.kind === 'class' ? tags.get(one.name) : undefined;
    return tagName ? [describeElement(one, tagName)] : [];
  });
  if (elements.length === 0) return [];
  const published = path.replace(/\.ts$/, '.js');
  const exported = elements.flatMap(({ name, tagName }) => {
    const declaration = { name, module: published };
    return [
      { kind: 'js', name, declaration },
      { kind: 'custom-element-definition', name: tagName, declaration },
    ];
  });
  return [
    { kind: 'javascript-module', path: published, declarations: elements, exports: exported },
  ];
}

function describeElement(one: ElementClass, tagName: string) {
  const { members = [], events = [] } = one;
  return {
    ...one,
    customElement: true,
    tagName,
    members: members.filter(isProperty).map(withoutModule),
    // An event whose name is a parameter is that of a helper.
    events: events.filter(({ name }) => name.startsWith('ui-')).map(withoutModule),
  };
}

/** What a host sets. The rest of a class is how it works. */
const isProperty = ({ kind, privacy, ...member }: Member): boolean =>
  kind === 'field' && (privacy ?? 'public') === 'public' && !member.static && !member.readonly;

/** Where something was inherited from names sources that aren't published. */
const withoutModule = <Part extends object>(part: Part): Part => ({
  ...part,
  inheritedFrom: undefined,
});

/** The elements of a manifest, by tag. */
export const elementsOf = ({ modules }: ElementsManifest): readonly ElementClass[] =>
  modules
    .flatMap(({ declarations }) => declarations)
    .sort((one, other) => ((one.tagName ?? '') < (other.tagName ?? '') ? -1 : 1));
