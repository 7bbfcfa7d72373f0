import type { BuildManifest } from '@fairlead/build/build-manifest';
import { ownSystem } from '../builds/own-system.ts';

/** The part of the page's sandbox that is used here. */
type Sandbox = { addCalls(calls: readonly unknown[]): void };

/** Lets the sandbox of this page, if there is one, answer the calls that a build brings. */
export async function addSandboxCalls(
  { name, modules }: BuildManifest,
  entry: string,
): Promise<void> {
  const file = modules[`${name}/sandbox`];
  const sandbox: Sandbox | undefined = Reflect.get(globalThis, 'fairleadSandbox');
  if (!file || !sandbox) return;
  const { routes } = await ownSystem().import<{ routes: readonly unknown[] }>(
    new URL(file, entry).href,
  );
  sandbox.addCalls(routes);
}
