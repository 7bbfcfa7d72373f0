import type { PageSettings, ResolvedMap } from '@fairlead/build';
import type { Instead } from '@fairlead/mfe-kit/shell';
import type { Vendor } from '@fairlead/vendors';
import type { PickedBuilds } from './picked-builds.ts';

/**
 * The data about scripts that the boot script and the shell share. Both bundle this module, so it uses a registered
 * symbol.
 */
export type PageContext = {
  /** The deployment's known files. `completeMap` adds those that the document leaves out. */
  map: ResolvedMap;
  /** Resolves when the map knows every file of the deployment. Rejects if the server can't be asked; the next call asks again. */
  readonly completeMap: () => Promise<void>;
  /** Executes a module and what it imports one by one, with time for a person's input in between. */
  importInSteps: (id: string) => Promise<void>;
  readonly settings: PageSettings;
  readonly origin: string;
  /** Role of an area → the build that the others have, while this page has one that is rolled out to some. */
  replacedBuilds: PickedBuilds;
  /** The vendors whose scripts the open route may load. The shell sets it. */
  vendors: readonly Vendor[];
  /** Folders whose modules may load without integrity: swapped-in builds. */
  readonly overrides: Set<string>;
  /** Files that arrived damaged → when, in ms. The next attempt requests them with another query. */
  readonly suspects: Map<string, number>;
  /** Whether the server no longer has a file of the map. */
  isOutdated: boolean;
  /** Hears `lost` when the server no longer has a file of the map, and `crashed` when a crash screen is shown. */
  readonly lost: EventTarget;
  /** Resolves when a newer revision is known to have taken the place of this page's: only a reload helps. */
  readonly replaced: PromiseWithResolvers<Instead>;
};

const key = Symbol.for('fairlead.page-context');

export function setPageContext(context: PageContext): void {
  Reflect.set(globalThis, key, context);
}

export function getPageContext(): PageContext {
  const context: PageContext | undefined = Reflect.get(globalThis, key);
  if (!context)
    throw new Error(
      'The page has no context: the boot script did not run. Load `boot.js` before the shell.',
    );
  return context;
}
