// `npm run load-staging`: 1,000 mixed requests a second for 30 s over two processes on one Postgres, and over one process on
// PGlite; then the same again, with one process killed in the middle and started anew. What clients were told is compared
// with what is stored.
import { startDatabases } from '@fairlead/staging/test-kit/databases';
import { loadDatabase } from '../tests/bench/staging/load-database.ts';
import { readOptions } from './read-options.ts';

const usage = 'npm run load-staging -- --rate 1000 --seconds 30 --worlds 50';
const { values } = readOptions(
  {
    options: {
      rate: { type: 'string', default: '1000' },
      seconds: { type: 'string', default: '30' },
      worlds: { type: 'string', default: '50' },
    },
  },
  usage,
);
const [rate, seconds, worlds] = [values.rate, values.seconds, values.worlds].map(Number);
if (!rate || !seconds || !worlds) throw new Error(usage);

for (const database of await startDatabases()) {
  for (const isKilled of [false, true]) {
    const { text, lost } = await loadDatabase(database, { rate, seconds, worlds, isKilled });
    console.log(text);
    if (lost > 0) process.exitCode = 1;
  }
  await database.close();
}
