import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

/** The text that is evaluated in every document before its own scripts: `page/` in one function. */
export async function pageScript(): Promise<string> {
  const input = fileURLToPath(new URL('./page/install.ts', import.meta.url));
  const bundle = await rolldown({ input, logLevel: 'silent' });
  try {
    const { output } = await bundle.generate({ format: 'iife' });
    return output[0].code;
  } finally {
    await bundle.close();
  }
}
