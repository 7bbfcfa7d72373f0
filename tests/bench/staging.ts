import { join } from 'node:path';
import { startDatabases } from '@fairlead/staging/test-kit/databases';
import { type StagingProcess, startProcess } from '@fairlead/staging/test-kit/start-process';
import type { Bench } from './figure.ts';
import { runLoad } from './staging/load.ts';
import { createMemoryVisits } from './staging/memory-visits.ts';
import { createVisits } from './staging/servers.ts';
import { median } from './statistics.ts';

const rounds = 3;
const seconds = 4;
const worlds = 50;
const memoryServer = join(import.meta.dirname, 'staging/serve-memory.ts');

const ratio = { name: 'staging_requests_per_second_vs_memory', unit: 'x' };
const p99 = { name: 'staging_p99_ms', unit: 'ms' };

/** One process of staging on a Postgres (or PGlite where there is none), and the same requests on the sandbox in memory. */
export const staging: Bench = {
  figures: [ratio, p99],
  async measure(say) {
    const databases = await startDatabases();
    const database = databases.at(-1);
    if (!database) throw new Error('There is no database.');
    const stored = await startProcess(database.location);
    const memory = await startProcess({ folder: '' }, { script: memoryServer });
    const storedVisits = await createVisits(stored.url, worlds);
    const memoryVisits = await createMemoryVisits(memory.url, worlds);
    const ratios: number[] = [];
    const tails: number[] = [];
    const pairs: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const options = { seconds, rate: null };
      const there = await runLoad({ ...options, urls: [stored.url], visits: storedVisits });
      const here = await runLoad({ ...options, urls: [memory.url], visits: memoryVisits });
      ratios.push(there.perSecond / here.perSecond);
      tails.push(there.p99);
      pairs.push(`${Math.round(there.perSecond)} and ${Math.round(here.perSecond)} a second`);
      say(pairs.at(-1) ?? '');
    }
    await stopAll([stored, memory]);
    for (const one of databases) await one.close();
    const from = `${database.name} and memory: ${pairs.join('; ')}`;
    return {
      [ratio.name]: { value: median(ratios), from },
      [p99.name]: { value: median(tails), from: `16 clients, ${worlds} worlds` },
    };
  },
};

const stopAll = (processes: readonly StagingProcess[]) =>
  Promise.all(processes.map((one) => one.stop()));
