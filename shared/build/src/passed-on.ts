/** Module → the names that it exports; `*x` stands for everything that the module x exports. */
type Exports = Readonly<Record<string, readonly string[]>>;

const passesOn = /^export \* from '(@fairlead\/[^']+)'/gm;

/** Finds the shared modules whose exports a source passes on: they are other files of the page, so a bundler doesn't list them. */
export const passedOnBy = (source: string): readonly string[] =>
  [...source.matchAll(passesOn)].map(([, specifier = '']) => `*${specifier}`);

/** Puts the names that are passed on in the place of the modules that they are from. */
export const withPassedOn = (exports: Exports): Exports =>
  Object.fromEntries(
    Object.keys(exports).map((specifier) => [specifier, [...namesOf(specifier, exports)]]),
  );

function namesOf(specifier: string, exports: Exports): ReadonlySet<string> {
  const all = (exports[specifier] ?? []).flatMap((name) => {
    if (!name.startsWith('*')) return [name];
    return [...namesOf(name.slice(1), exports)].filter((passed) => passed !== 'default');
  });
  return new Set(all);
}
