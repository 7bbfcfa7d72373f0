// What the analyzer exports without describing it.
declare module '@custom-elements-manifest/analyzer/index.js' {
  export const ts: {
    createSourceFile(name: string, text: string, target: number, setParents: boolean): object;
    readonly ScriptTarget: { readonly ES2015: number };
  };
  export function create(options: {
    readonly modules: readonly object[];
    readonly plugins: readonly object[];
    readonly context: { readonly dev: boolean };
  }): import('./elements-manifest.ts').ElementsManifest;
}

declare module '@custom-elements-manifest/analyzer/src/features/framework-plugins/lit/lit.js' {
  export function litPlugin(): readonly object[];
}
