import { hashOf, toIntegrity } from '@fairlead/registry/verify/bytes';
import { Trouble } from './trouble.ts';

/** Throws `Trouble` for a file that isn't the one which its build describes: it was cut off, or belongs to another build. */
export async function refuseDamaged(
  files: readonly (readonly [name: string, content: Uint8Array<ArrayBuffer>])[],
  integrityOf: (name: string) => string | undefined,
): Promise<void> {
  for (const [name, content] of files)
    if (toIntegrity(await hashOf('SHA-384', content)) !== integrityOf(name))
      throw new Trouble(
        'build',
        `${name} isn’t the file that the build describes: it was cut off, or is of another build. Build again, and choose all of it.`,
      );
}
