/** Returns the module of a worker: next to this one in a bundle, or its source. */
export function workerEntry(name: 'headless' | 'browser'): URL {
  const isSource = import.meta.url.endsWith('.ts');
  if (!isSource) return new URL(`./${name}.mjs`, import.meta.url);
  const file = name === 'headless' ? 'headless-source' : name;
  return new URL(`./workers/${file}.ts`, import.meta.url);
}
