import type { ResolvedMap } from '@fairlead/build';
import type { UsedBuilds } from './picked-builds.ts';

/** What the script that verifies does for the boot script; nothing where the deployment's files aren't signed. */
export type SignedPage = {
  /** Rejects for a file that isn't signed, or not with this integrity. */
  check?(path: string, integrity: string | undefined): Promise<void>;
  /**
   * Makes the builds that this visitor gets known to the loader, and loads their style sheets instead of those that the
   * document has. Only in documents that have a rollout. Null: this visitor gets what everyone else has.
   */
  use?(page: { readonly map: ResolvedMap; readonly origin: string }): Promise<UsedBuilds | null>;
};

/** Both scripts bundle this module, so it uses a registered symbol. */
const key = Symbol.for('fairlead.signed-page');

export const setSignedPage = (page: SignedPage): unknown => Reflect.set(globalThis, key, page);

export const signedPage = (): SignedPage => Reflect.get(globalThis, key) ?? {};
