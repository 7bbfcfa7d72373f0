/**
 * Where a registry is kept: files that are written once, and one timestamp that names the current revision. Whoever can
 * write to it can't put code into a page: everything is signed or named by a hash.
 */
export type RegistryStore = {
  /** Returns null if there is no such file. */
  read(path: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Writes a file that never changes. Returns false if it exists. */
  create(path: string, content: Uint8Array): Promise<boolean>;
  /** Returns the number of the current revision; 0 if there is none. */
  readHead(): Promise<number>;
  /** Makes this the timestamp of a revision. Returns false if another one has taken its number: compare-and-swap. */
  createHead(revision: number, timestamp: Uint8Array): Promise<boolean>;
};

export const metadataPath = (role: string, version: number): string =>
  `metadata/${version}.${role}.json`;

/** A built file is named by its content. */
export const filePath = (sha384: string): string => `files/${sha384}`;
