import { loadavg } from 'node:os';
import {
  type Conditions,
  type FirstVisit,
  prepareVisits,
  slow4g,
  unthrottled,
  visit,
} from './chrome/first-visit.ts';
import { type Tab, withTab } from './chrome/tab.ts';
import type { Bench, Measured } from './figure.ts';
import { serveComposition, serveMonolith, withServers } from './serve.ts';
import { inTurns, median, spread } from './statistics.ts';

const rounds = 9;
/** These visits are short, and the main thread's time varies more than the network's. */
const fastRounds = 15;

/** A first visit to the start page: its size, and its time compared with a monolith's, both over HTTP/2. */
export const firstRoute: Bench = {
  figures: [
    { name: 'first_route_js_brotli_kb', unit: 'kB', goal: { atMost: 130 } },
    { name: 'mounted_vs_monolith_slow4g', unit: 'x', goal: { atMost: 1 } },
    { name: 'usable_ms_slow4g', unit: 'ms', goal: { atMost: 1300 } },
    { name: 'mounted_main_thread_vs_monolith', unit: 'x', goal: { atMost: 1.1 } },
    { name: 'monolith_first_route_js_brotli_kb', unit: 'kB' },
  ],
  async measure(say) {
    const servers = [
      () => serveComposition('production', { overHttp2: true }),
      serveMonolith,
    ] as const;
    return withServers(servers, (composition, monolith) =>
      withTab(async (tab) => {
        await prepareVisits(tab);
        const weight = await weigh(tab, composition.url);
        say(`composition: ${listed(weight)}`);
        const rival = await weigh(tab, monolith.url);
        say(`monolith: ${listed(rival)}`);
        const visits = await inTurns(rounds, {
          composition: () => visit(tab, composition.url, slow4g),
          monolith: () => visit(tab, monolith.url, slow4g),
        });
        say(`visited ${rounds} times each over slow 4G`);
        // At the processor's own speed: Chromium slows one down by stopping the thread, which its clock counts as work.
        const fastVisits = await inTurns(fastRounds, {
          composition: () => visit(tab, composition.url, unthrottled),
          monolith: () => visit(tab, monolith.url, unthrottled),
        });
        return {
          first_route_js_brotli_kb: { value: sum(weight) / 1000, from: listed(weight) },
          mounted_vs_monolith_slow4g: compared(visits, ({ mountedAfter }) => mountedAfter),
          usable_ms_slow4g: {
            value: median(visits.composition.map(({ usableAfter }) => usableAfter)),
            from: spread(visits.composition.map(({ usableAfter }) => usableAfter)),
          },
          mounted_main_thread_vs_monolith: compared(fastVisits, ({ busyFor }) => busyFor),
          monolith_first_route_js_brotli_kb: { value: sum(rival) / 1000, from: listed(rival) },
        };
      }),
    );
  },
};

type Visits = Readonly<Record<'composition' | 'monolith', readonly FirstVisit[]>>;

/** The ratio of the medians, with the minimum, the maximum and the machine's load, which show how reliable it is. */
function compared(visits: Visits, take: (visit: FirstVisit) => number): Measured {
  const ours = visits.composition.map(take);
  const theirs = visits.monolith.map(take);
  const byLeast = Math.min(...ours) / Math.min(...theirs);
  return {
    value: median(ours) / median(theirs),
    from: `${spread(ours)} against ${spread(theirs)}, by the least ${byLeast.toFixed(2)}; ${ours.length} visits each, load ${loadavg()[0]?.toFixed(1)}`,
  };
}

type Bytes = Readonly<Record<string, number>>;

/** The order of requests depends on the network, so the larger of two visits counts. */
async function weigh(tab: Tab, url: string): Promise<Bytes> {
  const visits: Bytes[] = [];
  for (const conditions of [unthrottled, slow4g]) visits.push(await scripts(tab, url, conditions));
  return visits.reduce((one, other) => (sum(one) >= sum(other) ? one : other));
}

const scripts = async (tab: Tab, url: string, conditions: Conditions) =>
  (await visit(tab, url, conditions)).scripts;

const sum = (bytes: Bytes) => Object.values(bytes).reduce((total, size) => total + size, 0);
const listed = (bytes: Bytes) =>
  Object.entries(bytes)
    .map(([file, size]) => `${file.replace(/-[\w-]{8}\.js$/, '')} ${(size / 1000).toFixed(1)}`)
    .join(', ');
