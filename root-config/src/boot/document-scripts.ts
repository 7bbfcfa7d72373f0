/** The scripts of modules that the document asks for by itself, by address. They run after the boot script. */
export type DocumentScripts = ReadonlyMap<string, Promise<boolean>>;

/**
 * Finds them; each resolves once it has run, or with false when it could not be loaded. The browser compiles a script of
 * the document while it arrives, and off the main thread.
 */
export function findDocumentScripts(): DocumentScripts {
  const scripts = document.querySelectorAll<HTMLScriptElement>('script[data-modules]');
  return new Map([...scripts].map((script) => [script.src, hasRun(script)]));
}

const hasRun = (script: HTMLScriptElement) =>
  new Promise<boolean>((resolve) => {
    script.addEventListener('load', () => resolve(true));
    script.addEventListener('error', () => resolve(false));
  });
