import { join } from 'node:path';
import type { Browser } from 'webdriverio';
import { beginWorld } from '../browser/begin-world.ts';
import { isTrue } from '../browser/is-true.ts';
import { openSession } from '../browser/session.ts';
import { type Fault, ofCode, ofFiles } from './faults.ts';
import { filesOfArea, filesOfGroup } from './module-files.ts';
import { groups, places } from './places.ts';
import { type ChaosServer, serveChaos } from './serve-chaos.ts';
import { open, visitCell } from './visit-cell.ts';

/** A module, and what each fault came to: null if everything else lived. */
export type Row = { readonly module: string; readonly cells: ReadonlyMap<Fault, string | null> };

/** Breaks modules of a composed build with the sandbox in each way, and visits them. */
export async function runMatrix(
  root: string,
  dist: string,
  isWanted: (module: string) => boolean,
  say: (progress: string) => void,
): Promise<readonly Row[]> {
  const server = await serveChaos(dist);
  const session = await openSession([], 'none');
  const page = session.browser;
  const rows: Row[] = [];
  try {
    await page.url(server.url);
    for (const place of places.filter(({ area }) => isWanted(area))) {
      const files = filesOfArea(dist, place.area, join(root, 'mfe', place.area));
      await begin(page, server, place.persona);
      const visit = (fault: Fault) => visitCell(page, server.url, place, fault);
      rows.push(await tryAll(place.area, files, [...ofFiles, ...ofCode], visit));
    }
    for (const group of groups.filter(isWanted)) {
      await begin(page, server, 'new-founder');
      rows.push(await tryAll(group, filesOfGroup(dist, group), ofFiles, () => visitShell(page)));
    }
  } finally {
    await session.close();
    await server.close();
  }
  return rows;

  async function tryAll(
    module: string,
    files: readonly string[],
    faults: readonly Fault[],
    visit: (fault: Fault) => Promise<void>,
  ): Promise<Row> {
    const cells = new Map<Fault, string | null>();
    for (const fault of faults) {
      server.breakModule({ fault, files });
      const problem = await visit(fault).then(
        () => null,
        (error: Error) => error.message,
      );
      server.breakModule(null);
      cells.set(fault, problem);
      say(`${module}, ${fault}: ${problem ?? 'ok'}`);
    }
    return { module, cells };
  }

  async function visitShell(tab: Browser) {
    await open(tab, `${server.url}/`);
    await isTrue(tab, isHonest, 'The page did not start, and did not say so');
  }
}

/** The page says that it doesn't work, or has loaded what comes after its first screen. */
function isHonest(): boolean {
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  return (
    document.body.innerText.includes('Something went sideways') ||
    files.some((name) => name.includes('/assets/map-'))
  );
}

/** Begins a new world as a persona, on a page without faults. */
async function begin(page: Browser, server: ChaosServer, persona: string): Promise<void> {
  await open(page, `${server.url}/`);
  await beginWorld(page, persona);
}
