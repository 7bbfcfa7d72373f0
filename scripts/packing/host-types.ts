import { type ElementClass, type ElementsManifest, elementsOf } from './elements-manifest.ts';

/** Writes the types of the elements for the templates of Vue. */
export function typesForVue(manifest: ElementsManifest): string {
  const rows = elementsOf(manifest).map(
    (one) => `    '${one.tagName}': Host<'${one.tagName}', ${keysOf(one)}, ${eventsOf(one)}>;`,
  );
  return `${imports(manifest)}import type { EmitFn, HTMLAttributes, PublicProps } from 'vue';

type Host<Tag extends keyof HTMLElementTagNameMap, Keys extends keyof HTMLElementTagNameMap[Tag], Events> = new () => {
  $props: Omit<HTMLAttributes, Keys> & {
    [Key in Keys]?: HTMLElementTagNameMap[Tag][Key] | undefined;
  } & PublicProps;
  $emit: EmitFn<{ [Name in keyof Events]: (event: Events[Name]) => void }>;
};

declare module 'vue' {
  interface GlobalComponents {
${rows.join('\n')}
  }
}
`;
}

/** Writes the types of the elements for the markup of Svelte. */
export function typesForSvelte(manifest: ElementsManifest): string {
  const rows = elementsOf(manifest).map(
    (one) => `    '${one.tagName}': Host<'${one.tagName}', ${keysOf(one)}, ${eventsOf(one)}>;`,
  );
  return `${imports(manifest)}import type { HTMLAttributes } from 'svelte/elements';

type Host<Tag extends keyof HTMLElementTagNameMap, Keys extends keyof HTMLElementTagNameMap[Tag], Events> = Omit<
  HTMLAttributes<HTMLElementTagNameMap[Tag]>,
  Keys
> & {
  [Key in Keys]?: HTMLElementTagNameMap[Tag][Key] | undefined;
} & {
  [Name in keyof Events as \`on\${Name & string}\`]?: ((event: Events[Name]) => void) | undefined;
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
${rows.join('\n')}
  }
}
`;
}

/**
 * Writes a module that type checks if the types for React, which are written by hand because they are narrower, have the
 * properties and events of the manifest.
 */
export function agreesWithReact(manifest: ElementsManifest): string {
  const rows = elementsOf(manifest).flatMap((one) => {
    const events = (one.events ?? []).map(({ name }) => `'on${name}'`).join(' | ') || 'never';
    return [
      `export type Keys${one.name} = Has<'${one.tagName}', ${keysOf(one)} | ${events}>;`,
      `export const only${one.name}: HasOnly<'${one.tagName}', ${events}> = true;`,
    ];
  });
  return `import type { JSX } from 'react';
import type {} from '@fairlead/ui/react';

type Elements = JSX.IntrinsicElements;
type KeysOf<Type> = Type extends unknown ? keyof Type : never;
type Has<Tag extends keyof Elements, Keys extends KeysOf<Elements[Tag]>> = [Tag, Keys];
type Other<Tag extends keyof Elements, Events> = Exclude<
  Extract<KeysOf<Elements[Tag]>, \`onui-\${string}\`>,
  Events
>;
type HasOnly<Tag extends keyof Elements, Events> = [Other<Tag, Events>] extends [never]
  ? true
  : Other<Tag, Events>;

${rows.join('\n')}
`;
}

/** The entries declare the tags; a detail's type is theirs, too. */
const imports = (manifest: ElementsManifest) =>
  [
    '// Written by `npm run pack` from custom-elements.json.',
    ...manifest.modules.map(
      ({ path }) => `import type {} from './${path.replace(/^src\/|[^/]+$/g, '')}define.js';`,
    ),
    "import type { ComboboxOption } from './index.js';",
    '',
  ].join('\n');

const keysOf = ({ members = [] }: ElementClass) =>
  members.map(({ name }) => `'${name}'`).join(' | ') || 'never';

const eventsOf = ({ events = [] }: ElementClass) =>
  `{ ${events.map(({ name, type }) => `'${name}': ${type.text}`).join('; ')} }`;
