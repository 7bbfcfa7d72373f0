import type { AreaMap } from './page-rollouts.ts';

/** Role of an area → the build that this visitor gets instead of the one in the document's map. */
export type PickedBuilds = Readonly<Record<string, AreaMap>>;

/** The script that verifies and the boot script bundle this module, so it uses a registered symbol. */
const key = Symbol.for('fairlead.picked-builds');

export function setPickedBuilds(builds: Promise<PickedBuilds>): void {
  // What isn't signed isn't picked, and the loader refuses it.
  const picked = builds.catch(() => ({}));
  Reflect.set(globalThis, key, picked);
}

/** Waits for the signatures only where something is rolled out. */
export async function pickedBuilds(): Promise<PickedBuilds> {
  const builds: Promise<PickedBuilds> | undefined = Reflect.get(globalThis, key);
  return (await builds) ?? {};
}
