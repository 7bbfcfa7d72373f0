// A staging without an app, as a process of its own, for tests that kill it. Prints its address.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStaging } from '../start-staging.ts';

const {
  DATABASE_URL: url,
  FAIRLEAD_TEST_FOLDER: folder = '',
  FAIRLEAD_TEST_PORT: port,
} = process.env;
const dist = mkdtempSync(join(tmpdir(), 'fairlead-app-'));
writeFileSync(join(dist, 'deployment.json'), JSON.stringify({ headers: { document: {} } }));
const staging = await startStaging({
  dist,
  port: Number(port),
  host: '127.0.0.1',
  database: url ? { url } : { folder },
  controlToken: () => 'control',
  log: () => {},
});
process.stdout.write(`${staging.url}\n`);
process.once('SIGTERM', () => void staging.stop());
