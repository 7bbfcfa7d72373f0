import { ownSystem } from './own-system.ts';

/** What SystemJS's types lack. */
type Loader = {
  addImportMap(map: object, base: string): void;
  prepareImport(): Promise<void>;
};

const loader = (): Loader => ownSystem().constructor.prototype;

/** Adds an import map or parts of one; its addresses are relative to the origin. */
export function addToLoader(origin: string, map: object): void {
  loader().addImportMap.call(ownSystem(), map, `${origin}/`);
}

/** Resolves when SystemJS has read the document's import map. */
export async function prepareLoader(): Promise<void> {
  await loader().prepareImport.call(ownSystem());
}
