import { Trouble } from './trouble.ts';

/** Throws `Trouble` for an archive: what is signed are the files in it. */
export function refuseArchive(files: readonly File[]): void {
  const archive = files.find(({ name }) => /\.(tgz|gz|tar|zip|br|7z)$/i.test(name));
  if (archive && files.length === 1)
    throw new Trouble(
      'build',
      `${archive.name} is an archive. Unpack it, and choose the files in it.`,
    );
}
