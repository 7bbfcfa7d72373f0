import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { repository } from '../../repository.ts';

/** Bundles a module of the repository, given by its path, into one script to run in a page. */
export async function pageScript(path: string): Promise<string> {
  const input = join(repository, path);
  const bundle = await rolldown({ input, logLevel: 'silent' });
  try {
    const { output } = await bundle.generate({ format: 'iife', codeSplitting: false });
    return output[0].code;
  } finally {
    await bundle.close();
  }
}
