import { join } from 'node:path';
import { afterAll, beforeAll, test } from 'vitest';
import { type Fault, ofCode, ofFiles } from '../chaos/faults.ts';
import { filesOfArea } from '../chaos/module-files.ts';
import { serveChaos } from '../chaos/serve-chaos.ts';
import { visitCell } from '../chaos/visit-cell.ts';
import { browser, stage } from './page.ts';

let server: Awaited<ReturnType<typeof serveChaos>>;
beforeAll(async () => {
  server = await serveChaos(stage.dist);
});
afterAll(() => server.close());

const account = {
  ...{ area: 'account', path: '/login' },
  other: { path: '/unsupported-location', says: 'Unsupported location' },
};

// One module of the matrix of `npm run chaos`, which has all of the product's.
test.each<Fault>([...ofFiles, ...ofCode])(
  'an area with the fault %s shows its crash screen, or is only late, and the header and other areas live',
  async (fault) => {
    const workspace = join(import.meta.dirname, 'areas/account');
    server.breakModule({ fault, files: filesOfArea(stage.dist, 'account', workspace) });
    const page = await browser();
    await page.url(`${server.url}/import-map.json`);
    await visitCell(page, server.url, account, fault);
  },
);
