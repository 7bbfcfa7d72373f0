import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { repository } from '../../repository.ts';

/** The text that is evaluated in every document before its own scripts: `page/` in one function. */
export async function pageScript(): Promise<string> {
  const input = join(repository, 'cli/src/drivers/browser/page/install.ts');
  const bundle = await rolldown({ input, logLevel: 'silent' });
  try {
    const { output } = await bundle.generate({ format: 'iife' });
    return output[0].code;
  } finally {
    await bundle.close();
  }
}
