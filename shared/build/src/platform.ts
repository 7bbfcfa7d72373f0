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
