import type { ResolvedMap } from './resolved-map.ts';

/** Every file that must have arrived before these modules run, in the order to ask for them. */
export function filesOf(map: ResolvedMap, specifiers: readonly string[]): string[] {
  const found = new Set<string>();
  const queue = [...specifiers];
  for (const specifier of queue) {
    const url = fileUrl(map, specifier);
    if (!url || found.has(url)) continue;
    found.add(url);
    queue.push(...(map.depcache[url] ?? []));
  }
  return [...found];
}

/** Style sheets of these modules and of all they import. */
export function stylesOf(map: ResolvedMap, specifiers: readonly string[]): string[] {
  return [...new Set(specifiers.flatMap((specifier) => map.modules[specifier]?.css ?? []))];
}

function fileUrl(map: ResolvedMap, specifier: string): string | undefined {
  const name = specifier.startsWith('./') ? `/assets/${specifier.slice(2)}` : specifier;
  const address = map.imports[name] ?? (name.startsWith('/') ? name : undefined);
  return address?.split('#')[0];
}
