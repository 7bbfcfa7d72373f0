import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { refuseOutsideOfClone } from '../../refuse-outside-of-clone.ts';
import { repository } from '../../repository.ts';
import { UsageError } from '../../usage-error.ts';

/** Returns the folder of the app that was built with the sandbox. Refuses if there is none. */
export function findBuiltApp(): string {
  const dist = join(repository, 'dist/sandbox');
  if (existsSync(join(dist, 'import-map.json'))) return dist;
  refuseOutsideOfClone('A browser on the sandbox');
  throw new UsageError(
    'The app has not been built, and the browser driver needs it. Run `npm start` once.',
  );
}
