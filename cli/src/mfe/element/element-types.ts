import { elementEvent, elementTag } from '@fairlead/build/element-facts';
import { className } from './element-manifest.ts';
import { pathMeaning, screenMeaning } from './element-words.ts';

/**
 * Writes the types of an area's element: file name → declarations. `element` types the DOM, the others the markup of
 * one framework each. They need no package of ours, so a host takes the files as they are.
 */
export function elementTypes(area: string): Readonly<Record<string, string>> {
  const tag = elementTag(area);
  const name = className(area);
  const imported = `${head}import type { ${name} } from './element.js';\n`;
  const path = `/** ${pathMeaning} */\n    path?: string | null | undefined;`;
  return {
    'element.d.ts': `${head}
export interface ${name} extends HTMLElement {
  /** ${pathMeaning} Null: it has none. */
  get path(): string | null;
  set path(path: string | null | undefined);
}

declare global {
  interface HTMLElementTagNameMap {
    '${tag}': ${name};
  }
  interface GlobalEventHandlersEventMap {
    /** ${screenMeaning} */
    '${elementEvent.name}': ${elementEvent.type};
  }
}
`,
    'react.d.ts': `${imported}import type { DetailedHTMLProps, HTMLAttributes } from 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      '${tag}': DetailedHTMLProps<HTMLAttributes<${name}>, ${name}> & {
        ${path.replaceAll('\n', '\n    ')}
        /** ${screenMeaning} */
        'on${elementEvent.name}'?: ((event: ${elementEvent.type}) => void) | undefined;
      };
    }
  }
}
`,
    'vue.d.ts': `${imported}import type { EmitFn, HTMLAttributes, PublicProps } from 'vue';

type Element = ${name};

declare module 'vue' {
  interface GlobalComponents {
    '${tag}': new () => {
      $props: HTMLAttributes & PublicProps & { path?: Element['path'] | undefined };
      $emit: EmitFn<{ '${elementEvent.name}': (event: ${elementEvent.type}) => void }>;
    };
  }
}
`,
    'svelte.d.ts': `${imported}import type { HTMLAttributes } from 'svelte/elements';

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    '${tag}': HTMLAttributes<${name}> & {
      ${path.replaceAll('\n', '\n  ')}
      /** ${screenMeaning} */
      'on${elementEvent.name}'?: ((event: ${elementEvent.type}) => void) | undefined;
    };
  }
}
`,
  };
}

const head = '// Written by `fairlead mfe build`.\n';
