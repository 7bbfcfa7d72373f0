/** The module of a worker: beside this one in a bundle, or its source. */
export function workerEntry(name: 'headless' | 'browser'): URL {
  const isSource = import.meta.url.endsWith('.ts');
  return new URL(isSource ? `./workers/${name}.ts` : `./${name}.mjs`, import.meta.url);
}
