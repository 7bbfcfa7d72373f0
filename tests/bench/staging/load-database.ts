import type { TestDatabase } from '@fairlead/staging/test-kit/databases';
import { type StagingProcess, startProcess } from '@fairlead/staging/test-kit/start-process';
import { readCpuTime } from './cpu-time.ts';
import { runLoad } from './load.ts';
import { countLost, createVisits } from './servers.ts';

export type DatabaseLoad = {
  readonly rate: number;
  readonly seconds: number;
  readonly worlds: number;
  /** Whether one process is killed in the middle and started again, as a supervisor does. */
  readonly isKilled: boolean;
};

/** How long servers are used before anything counts, in seconds. */
const warmUp = 5;

/** Sends load to staging on a database: what was measured, and the number of acknowledged writes that are not stored. */
export async function loadDatabase(
  { name, location, pid }: TestDatabase,
  { rate, seconds, worlds, isKilled }: DatabaseLoad,
): Promise<{ readonly text: string; readonly lost: number }> {
  const first = await startProcess(location);
  const others = name === 'Postgres' ? [await startProcess(location)] : [];
  const processes = [first, ...others];
  const visits = await createVisits(first.url, worlds);
  const urls = processes.map(({ url }) => url);
  // New processes compile what they run often; a staging that has run for a while has done so.
  await runLoad({ urls, visits, seconds: warmUp, rate: rate / 2, people: 'early' });
  const before = readTimes(processes, pid);
  const load = runLoad({ urls, visits, seconds, rate });
  const last = isKilled ? await replace(first, seconds * 500) : first;
  const { perSecond, p50, p99, answered, failed, told } = await load;
  const after = readTimes(processes, pid);
  // No response comes from a process's cache.
  await last.kill();
  const again = await startProcess(location);
  const lost = await countLost(again.url, visits, told);
  for (const one of [again, ...others]) await one.stop();

  const each = (part: keyof Times) => `${((after[part] - before[part]) / answered).toFixed(2)} ms`;
  return {
    lost,
    text: [
      `${name}, ${processes.length === 1 ? 'one process' : 'two processes'}${isKilled ? ', one killed and started again' : ''}: ${answered} answered (${Math.round(perSecond)}/s), ${failed} failed or without an answer`,
      `  p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms; ${told.flat().length} sign-ups acknowledged, ${lost} of them lost`,
      ...(isKilled
        ? []
        : [
            `  processor time of a request: servers ${each('servers')}, database ${each('database')}, this load ${each('load')}`,
          ]),
    ].join('\n'),
  };

  async function replace(one: StagingProcess, ms: number): Promise<StagingProcess> {
    await new Promise((resolve) => setTimeout(resolve, ms));
    await one.kill();
    return startProcess(location, { port: new URL(one.url).port });
  }
}

type Times = { readonly servers: number; readonly database: number; readonly load: number };

function readTimes(processes: readonly StagingProcess[], database: number | null): Times {
  return {
    servers: processes.reduce((sum, { pid }) => sum + (readCpuTime(pid) ?? Number.NaN), 0),
    database: database === null ? 0 : (readCpuTime(database) ?? Number.NaN),
    load: readCpuTime(process.pid, { withChildren: false }) ?? Number.NaN,
  };
}
