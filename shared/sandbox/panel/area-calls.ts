import type { Route } from '../src/calls/route.ts';
import type { SandboxControl } from '../src/in-browser/control.ts';

/** Lets the sandbox answer the calls that areas of the page's import map bring. */
export async function addCallsOfAreas({ addCalls }: SandboxControl): Promise<void> {
  const map = document.getElementById('fairlead-map')?.textContent;
  const { imports = {} }: { imports?: Readonly<Record<string, string>> } = JSON.parse(map ?? '{}');
  const modules = Object.keys(imports).filter((name) =>
    /^@fairlead\/mfe-[^/]+\/sandbox$/.test(name),
  );
  const loaded: readonly { readonly routes: readonly Route[] }[] = await Promise.all(
    modules.map((name) => import(/* @vite-ignore */ name)),
  );
  for (const { routes } of loaded) addCalls(routes);
}
