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
  // It waits for what a page that closes has asked for. Nobody answers that any more, so the event never ends, and after
  // five minutes the browser kills the worker: other pages lose the answers that they are just getting.
  {
    says: 'const pending = pendingRequests.get(clientId)',
    instead: `openRequests.get(clientId)?.forEach((end) => end(new Error('The page was left.')))
        openRequests.delete(clientId)
        const pending = pendingRequests.get(clientId)`,
  },
  {
    says: 'channel.port1.onmessage = (event) => {',
    instead: `const ends = openRequests.get(client.id) ?? new Set()
    openRequests.set(client.id, ends.add(reject))

    channel.port1.onmessage = (event) => {
      ends.delete(reject)
`,
  },
  {
    says: 'const pendingRequests = new Map()',
    instead: `const pendingRequests = new Map()
/** By the id of a page: what ends each of its requests that it hasn't answered. */
const openRequests = new Map()`,
  },
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
