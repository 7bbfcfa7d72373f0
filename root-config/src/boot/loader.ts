import { ownSystem } from '../builds/own-system.ts';
import type { PageContext } from '../page/page-context.ts';
import { signedPage } from '../page/signed-page.ts';
import { findDocumentScripts } from './document-scripts.ts';
import { retryImports } from './retry-imports.ts';
import { isOverride, scriptUrl } from './trusted-urls.ts';

type Registration = unknown[];

/** The hooks of SystemJS that we override; its own types lack them. */
type Loader = {
  createScript(url: string): HTMLScriptElement;
  register(...registration: Registration): void;
  instantiate(url: string, parent?: string, meta?: unknown): Promise<Registration>;
  resolve(id: string, parent?: string): string;
};

/**
 * Extends SystemJS: no file without integrity, many modules in one file, and a failed module can be loaded again. Returns
 * a function with the modules that a module imports, itself last, in the order of their execution: those that the
 * document's scripts have.
 */
export function installLoader(context: PageContext): (id: string) => Promise<readonly string[]> {
  const loader: Loader = ownSystem().constructor.prototype;
  const forgetErrors = hideErrorsFromSystemJs();
  loader.createScript = (url) => {
    forgetErrors();
    return createScript(url, context);
  };
  const importOrder = readGroups(loader);
  loadUnknownFiles(loader, context);
  retryImports();
  return importOrder;
}

/** A file that the document's map leaves out waits for the complete map. One that isn't signed is never run. */
function loadUnknownFiles(loader: Loader, context: PageContext) {
  const { instantiate } = loader;
  loader.instantiate = async function (this: Loader, url, parent, meta) {
    const { origin, pathname, href } = new URL(url);
    const isUnknown = origin === context.origin && !context.map.integrity[pathname];
    if (isUnknown && !isOverride(href, context)) await context.completeMap();
    if (!isOverride(href, context))
      await signedPage().check?.(pathname, context.map.integrity[pathname]);
    return instantiate.call(this, url, parent, meta);
  };
}

/** Whether it is a script of a module of ours. Those of our own documents aren't marked: no other page has them. */
export const isOwnScript = (script: HTMLOrSVGScriptElement | null): boolean =>
  script !== null && 'fairlead' in script.dataset;

function createScript(url: string, context: PageContext) {
  const { origin, pathname, href } = new URL(url);
  const integrity = origin === context.origin ? context.map.integrity[pathname] : undefined;
  if (!integrity && !isOverride(href, context)) {
    throw new Error(
      `The import map has no integrity for ${url}, so it was not loaded. Build the map again.`,
    );
  }
  const script = document.createElement('script');
  script.dataset.fairlead = '';
  script.async = true;
  // Same-origin too: the preload uses CORS, and another mode would fetch the file again.
  script.crossOrigin = 'anonymous';
  if (integrity) script.integrity = integrity;
  // The page keeps a damaged copy in memory as long as it is open, so the address gets another query.
  const since = context.suspects.get(url);
  script.src = scriptUrl(since ? `${url}?again=${since}` : url);
  return script;
}

/**
 * SystemJS attributes the window's last error to the script that has just loaded if both name the same file. After a
 * module or its screen has failed, the module could never be loaded again. Returns a function that replaces that error by
 * one without a file, which no other listener receives.
 */
function hideErrorsFromSystemJs() {
  const nothing = () => new ErrorEvent('error', { filename: 'about:blank' });
  let ours: ErrorEvent | null = null;
  window.addEventListener('error', (event) => {
    if (event === ours) event.stopImmediatePropagation();
  });
  return () => {
    ours = nothing();
    window.dispatchEvent(ours);
  };
}

/**
 * A group file registers each of its modules by name; `file.js#name` addresses one of them. A file with a single module
 * that the document's scripts load is registered by its address. Each file is fetched once.
 */
function readGroups(loader: Loader) {
  const { register, instantiate } = loader;
  const named = new Map<string, Registration>();
  const files = new Map<string, Promise<unknown>>();
  const inDocument = findDocumentScripts();

  loader.register = function (this: Loader, ...registration) {
    const [name, ...rest] = registration;
    const script = document.currentScript;
    if (typeof name === 'string') named.set(name, rest);
    else if (script instanceof HTMLScriptElement && inDocument.has(script.src))
      named.set(script.src, registration);
    else register.apply(this, registration);
  };

  loader.instantiate = async function (this: Loader, url, parent, meta) {
    const [file = url, name] = url.split('#');
    const isThere = await inDocument.get(file);
    if (name === undefined) {
      const registration = isThere ? named.get(file) : undefined;
      return registration ?? instantiate.call(this, url, parent, meta);
    }
    if (!isThere) await fetchOnce.call(this, file, parent, meta);
    const registration = named.get(name);
    if (!registration)
      throw new Error(
        `${file} has no module named ${name}. Build the group and the import map together.`,
      );
    return registration;
  };

  async function importOrder(id: string, parent?: string, found = new Set<string>()) {
    const url = loader.resolve.call(ownSystem(), id, parent);
    const [file = url, name] = url.split('#');
    if (found.has(url) || !(await inDocument.get(file))) return [...found];
    const [imports] = named.get(name ?? file) ?? [];
    if (!Array.isArray(imports)) return [...found];
    // A circle must not be followed forever; the module takes its place behind what it imports.
    found.add(url);
    for (const next of imports) await importOrder(next, url, found);
    found.delete(url);
    found.add(url);
    return [...found];
  }

  return importOrder;

  async function fetchOnce(this: Loader, file: string, parent?: string, meta?: unknown) {
    const fetched = files.get(file) ?? instantiate.call(this, file, parent, meta);
    files.set(file, fetched);
    await fetched.catch((error: unknown) => {
      files.delete(file);
      throw error;
    });
  }
}
