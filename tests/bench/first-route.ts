import {
  type Conditions,
  prepareVisits,
  slow4g,
  unthrottled,
  visit,
} from './chrome/first-visit.ts';
import { type Tab, withTab } from './chrome/tab.ts';
import type { Bench } from './figure.ts';
import { serveComposition, serveMonolith, withServers } from './serve.ts';
import { inTurns, median } from './statistics.ts';

const rounds = 7;

/** The start page as a first visit gets it: its weight, and its time beside a monolith's. */
export const firstRoute: Bench = {
  figures: [
    { name: 'first_route_js_brotli_kb', unit: 'kB', goal: { atMost: 130 } },
    { name: 'mounted_vs_monolith_slow4g', unit: 'x', goal: { atMost: 1.15 } },
    { name: 'monolith_first_route_js_brotli_kb', unit: 'kB' },
  ],
  async measure(say) {
    const servers = [() => serveComposition('production'), serveMonolith] as const;
    return withServers(servers, (composition, monolith) =>
      withTab(async (tab) => {
        await prepareVisits(tab);
        const weight = await weigh(tab, composition.url);
        say(`composition: ${listed(weight)}`);
        const rival = await weigh(tab, monolith.url);
        say(`monolith: ${listed(rival)}`);
        const times = await inTurns(rounds, {
          composition: () => usable(tab, composition.url),
          monolith: () => usable(tab, monolith.url),
        });
        const ours = median(times.composition);
        const theirs = median(times.monolith);
        return {
          first_route_js_brotli_kb: { value: sum(weight) / 1000, from: listed(weight) },
          mounted_vs_monolith_slow4g: {
            value: ours / theirs,
            from: `${Math.round(ours)} ms against ${Math.round(theirs)} ms, ${rounds} visits each`,
          },
          monolith_first_route_js_brotli_kb: { value: sum(rival) / 1000, from: listed(rival) },
        };
      }),
    );
  },
};

type Bytes = Readonly<Record<string, number>>;

/** What is fetched first differs with the network, so the heavier of two visits counts. */
async function weigh(tab: Tab, url: string): Promise<Bytes> {
  const visits: Bytes[] = [];
  for (const conditions of [unthrottled, slow4g]) visits.push(await scripts(tab, url, conditions));
  return visits.reduce((one, other) => (sum(one) >= sum(other) ? one : other));
}

const scripts = async (tab: Tab, url: string, conditions: Conditions) =>
  (await visit(tab, url, conditions)).scripts;
const usable = async (tab: Tab, url: string) => (await visit(tab, url, slow4g)).usableAfter;

const sum = (bytes: Bytes) => Object.values(bytes).reduce((total, size) => total + size, 0);
const listed = (bytes: Bytes) =>
  Object.entries(bytes)
    .map(([file, size]) => `${file.replace(/-[\w-]{8}\.js$/, '')} ${(size / 1000).toFixed(1)}`)
    .join(', ');
