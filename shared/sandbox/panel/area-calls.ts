import { areaOfModule } from '@fairlead/domain';
import type { Route } from '../src/calls/route.ts';
import type { SandboxControl } from '../src/in-browser/control.ts';

/** The module of an area that has its calls. */
const entry = '/sandbox';

/** Lets the sandbox answer the calls that areas of the page's import map bring. */
export async function addCallsOfAreas({ addCalls }: SandboxControl): Promise<void> {
  const map = document.getElementById('fairlead-map')?.textContent;
  const { imports = {} }: { imports?: Readonly<Record<string, string>> } = JSON.parse(map ?? '{}');
  const modules = Object.keys(imports).filter(
    (name) => name.endsWith(entry) && areaOfModule(name.slice(0, -entry.length)) !== null,
  );
  const loaded: readonly { readonly routes: readonly Route[] }[] = await Promise.all(
    modules.map((name) => import(/* @vite-ignore */ name)),
  );
  for (const { routes } of loaded) addCalls(routes);
}
