/** Packages of others that exist once in the page. Their subpaths are shared too. */
export const platformPackages = [
  'react',
  'react-dom',
  'effector',
  'effector-react',
  'lit',
  'lit-html',
  'lit-element',
  '@lit/reactive-element',
  'superstruct',
] as const;

/** What the platform module offers, whether or not a source names it today. */
export const platformSpecifiers = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'effector',
  'effector-react',
  'lit',
  'superstruct',
] as const;

/** CommonJS: React ships no module a browser could load, so its exports must be listed by name. */
export const commonJsSpecifiers: ReadonlySet<string> = new Set([
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
]);

const pattern = new RegExp(
  `^(?:${platformPackages.map((name) => name.replace('/', '\\/')).join('|')})(?:/.+)?$`,
);

export function isPlatform(specifier: string): boolean {
  return pattern.test(specifier);
}

/**
 * What the platform exports even when no build of this repository uses it today: a team that deploys
 * its micro-frontend alone must find the everyday functions. The rest is trimmed to what is used.
 */
export const alwaysExported: Readonly<Record<string, readonly string[]>> = {
  effector: [
    'allSettled',
    'attach',
    'clearNode',
    'combine',
    'createEffect',
    'createEvent',
    'createNode',
    'createStore',
    'createWatch',
    'fork',
    'is',
    'merge',
    'restore',
    'sample',
    'scopeBind',
    'split',
    'withRegion',
  ],
  'effector-react': ['Provider', 'useProvidedScope', 'useUnit'],
  lit: ['LitElement', 'css', 'html', 'nothing', 'render', 'svg'],
};
