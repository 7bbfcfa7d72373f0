import { Trouble } from './trouble.ts';

/** Reads a file of a build. It may have been removed, or built again, since it was chosen. */
export async function contentOf(file: File | undefined): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer());
  } catch {
    throw new Trouble(
      'build',
      `${file?.name} has changed since you chose it. Choose the files of the build again.`,
    );
  }
}
