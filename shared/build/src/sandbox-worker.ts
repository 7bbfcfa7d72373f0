import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { assetsPath } from './resolved-map.ts';
import { localBuildsPath } from './server/local-builds.ts';

type Change = { readonly says: string; readonly instead: string };

const changes: readonly Change[] = [
  // It unregisters itself when its last page closes. The next page may be starting then: it would lose its worker, and its
  // requests would reach the server, which has no back end.
  { says: 'await self.registration.unregister()', instead: '' },
  // For the same reason, the next page may have stored its id by now. Deleted, it would be unknown to a worker that the
  // browser stops and starts again, and the page's requests would reach the server. The page that closes is out of it.
  { says: 'await clearStoredActiveClientIds()', instead: '' },
  // The id is only needed after a restart: the page doesn't wait for the disk, which is slow on a busy machine.
  {
    says: 'activeClientIds.add(clientId)\n          await storeActiveClientIds()',
    instead: 'activeClientIds.add(clientId)\n          event.waitUntil(storeActiveClientIds())',
  },
  // It hands the page a copy of each response, for listeners that the sandbox doesn't have. The page keeps what nobody reads.
  { says: 'isEventStreamResponse ? null : response.clone()', instead: 'null' },
  // It asks the page about each file of a build, and hands the answer to the page, which keeps it: nobody there answers for
  // files.
  {
    says: "addEventListener('fetch', function (event) {",
    instead: `addEventListener('fetch', function (event) {
  const { pathname } = new URL(event.request.url)
  if (['${assetsPath}', '${localBuildsPath}'].some((path) => pathname.startsWith(path))) {
    return
  }
`,
  },
];

/** The script of the service worker for the back end: MSW's, changed for the sandbox. */
export function sandboxWorker(): string {
  const path = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');
  return changes.reduce(
    (script, { says, instead }) => {
      if (!script.includes(says))
        throw new Error(
          `MSW's worker no longer says '${says}'. Look at it and change sandbox-worker.ts.`,
        );
      return script.replace(says, () => instead);
    },
    readFileSync(path, 'utf8'),
  );
}
