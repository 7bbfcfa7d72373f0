import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The area that new ones are copied from: in the installed command beside it, in the repository an example. */
export const template = [
  new URL('../template', import.meta.url),
  new URL('../../../tests/examples/claims', import.meta.url),
]
  .map((url) => fileURLToPath(url))
  .find((folder) => existsSync(folder));
