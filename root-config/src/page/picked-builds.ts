import type { ResolvedMap } from '@fairlead/build';
import type { AreaMap } from './page-rollouts.ts';

/** Role of an area → a build in the place of another one. */
export type PickedBuilds = Readonly<Record<string, AreaMap>>;

/** The builds that this visitor gets instead of those in the document's map. Its code comes with them, not with the boot script. */
export type UsedBuilds = {
  /** Puts them in the place of those that a map has. */
  within<Map extends ResolvedMap>(map: Map): Map;
  /** Returns what a map had in their place. */
  replacedIn(map: ResolvedMap): PickedBuilds;
  /** Makes them known to the loader, and loads their style sheets instead of those that the document has. */
  load(map: ResolvedMap, origin: string): Promise<void>;
};

/** The script that verifies and the boot script bundle this module, so it uses a registered symbol. */
const key = Symbol.for('fairlead.picked-builds');

export function setPickedBuilds(builds: Promise<UsedBuilds | null>): void {
  // What isn't signed isn't picked, and the loader refuses it.
  const picked = builds.catch(() => null);
  Reflect.set(globalThis, key, picked);
}

/** Waits for the signatures only where something is rolled out. Null: this visitor gets what everyone else has. */
export async function pickedBuilds(): Promise<UsedBuilds | null> {
  const builds: Promise<UsedBuilds | null> | undefined = Reflect.get(globalThis, key);
  return (await builds) ?? null;
}
