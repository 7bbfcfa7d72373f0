/** Address of a file → the integrity that its signature vouches for. */
export type SignedFiles = ReadonlyMap<string, string>;

/** The script that verifies and the boot script bundle this module, so it uses a registered symbol. */
const key = Symbol.for('fairlead.signed-files');

export function setSignedFiles(files: Promise<SignedFiles>): void {
  // Whoever loads a module hears of it.
  files.catch(() => {});
  Reflect.set(globalThis, key, files);
}

/** Refuses a file of the map that isn't signed, or not with this integrity, where the deployment's files are signed. */
export async function refuseUnsigned(path: string, integrity: string | undefined): Promise<void> {
  const files: Promise<SignedFiles> | undefined = Reflect.get(globalThis, key);
  if (!files) return;
  const signed = (await files).get(path);
  if (signed !== undefined && signed === integrity) return;
  throw new Error(`${path} is not signed as it is in the import map, so it was not loaded.`);
}
