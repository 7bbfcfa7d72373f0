// `npm run load-staging`: 1,000 mixed requests a second for 30 s over two processes on one Postgres, one of which is
// killed in the middle; then compares what clients were told with what is stored. Without a Postgres: PGlite, one process.
import { startDatabases } from '@fairlead/staging/test-kit/databases';
import { startProcess } from '@fairlead/staging/test-kit/start-process';
import { runLoad } from '../tests/bench/staging/load.ts';
import { countLost, createVisits } from '../tests/bench/staging/servers.ts';
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
  const processes = await Promise.all(
    (database.name === 'Postgres' ? [1, 2] : [1]).map(() => startProcess(database.location)),
  );
  const [first, ...others] = processes;
  if (!first) throw new Error('Staging did not start.');
  const visits = await createVisits(first.url, worlds);
  const kill = setTimeout(() => void first.kill(), seconds * 500);
  const urls = processes.map(({ url }) => url);
  const { perSecond, p50, p99, answered, failed, told } = await runLoad({
    urls,
    visits,
    seconds,
    rate,
  });
  clearTimeout(kill);
  await first.kill();
  const again = await startProcess(database.location);
  const lost = await countLost(again.url, visits, told);
  const writes = told.flat().length;
  console.log(
    `${database.name}, ${processes.length === 1 ? '1 process' : `${processes.length} processes`}, one killed after ${seconds / 2} s: ` +
      `${answered} answered (${Math.round(perSecond)}/s), ${failed} without an answer, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms; ` +
      `${writes} writes acknowledged, ${lost} of them lost`,
  );
  for (const one of [again, ...others]) await one.stop();
  await database.close();
  if (lost > 0) process.exitCode = 1;
}
