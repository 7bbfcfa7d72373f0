import type { PageSettings, ResolvedMap } from '@fairlead/build';
import type { Vendor } from '@fairlead/vendors';

/** What the boot script and the shell agree on about scripts. Bundled into both, hence a registered symbol. */
export type PageContext = {
  /** What is known of the deployment. `completeMap` adds the files that the document leaves out. */
  map: ResolvedMap;
  /** Resolves when the map knows every file of the deployment. Rejects if the server can't be asked; the next call asks again. */
  readonly completeMap: () => Promise<void>;
  readonly settings: PageSettings;
  readonly origin: string;
  /** Whose scripts the open route may load. The shell sets it. */
  vendors: readonly Vendor[];
  /** Folders whose modules may load without integrity: builds that a swap brings in. */
  readonly overrides: Set<string>;
  /** Files that did not arrive as they should → when, in ms. The next try asks for them under another address. */
  readonly suspects: Map<string, number>;
  /** Whether the server no longer has a file of the map. */
  isOutdated: boolean;
  /** Hears `lost` when the server no longer has a file of the map. */
  readonly lost: EventTarget;
};

const key = Symbol.for('fairlead.page-context');

export function setPageContext(context: PageContext): void {
  Reflect.set(globalThis, key, context);
}

export function getPageContext(): PageContext {
  const context: PageContext | undefined = Reflect.get(globalThis, key);
  if (!context) throw new Error('The boot script did not run before the shell.');
  return context;
}
