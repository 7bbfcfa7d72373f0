import { join } from 'node:path';
import { buildAll } from '@fairlead/build';
import { type AppServer, buildsIn, createAppServer } from '@fairlead/build/server';
import { places } from '../chaos/places.ts';
import { areaStarted } from './chrome/area-started.ts';
import { heapUsed } from './chrome/heap-used.ts';
import { evaluate, type Tab, withTab } from './chrome/tab.ts';
import type { Bench } from './figure.ts';
import { fillIn, stateOf } from './mid-form.ts';
import { cache, root } from './places.ts';
import { withServers } from './serve.ts';
import { slopeOf } from './statistics.ts';

const swaps = 100;
/** What a page keeps of its first swaps, it keeps once. */
const first = 20;
/** The heap is looked at after so many swaps. */
const step = 10;

/** Without optimized code, and without any that doesn't run: how much of it there is depends on the machine's mood. */
const withoutCode = '--js-flags=--no-opt --no-maglev --no-sparkplug --stress-flush-code';

/** Swaps every area 100 times in mid-form. Throws if anything typed, the focus, the selection or the scroll is lost. */
export const hundredSwaps: Bench = {
  figures: [{ name: 'hundred_swaps_mb_left', unit: 'MB', goal: { atMost: 1 } }],
  async measure(say) {
    return withServers([serveSandbox], ({ url }) =>
      withTab(
        async (tab) => {
          const left: { readonly area: string; readonly mb: number; readonly fields: number }[] =
            [];
          for (const place of places) {
            say(place.area);
            left.push({ area: place.area, ...(await swapped(tab, url, place)) });
          }
          const each = left.map(({ area, mb, fields }) => `${area} ${mb.toFixed(2)} (${fields})`);
          return {
            hundred_swaps_mb_left: {
              value: Math.max(...left.map(({ mb }) => mb)),
              from: `the most of all areas; MB of the heap by the line through it, from ${first} to ${first + swaps} swaps, and fields filled in: ${each.join(', ')}`,
            },
          };
        },
        [withoutCode],
      ),
    );
  },
};

async function serveSandbox(): Promise<AppServer> {
  const { dist } = await buildAll({ root, mode: 'sandbox', dist: join(cache, 'sandbox') });
  return createAppServer({ dist, port: 0, localBuilds: buildsIn(root) });
}

type Place = (typeof places)[number];

async function swapped(tab: Tab, url: string, { area, persona, path }: Place) {
  // The persona of the area before could be led from the start page to a partner's.
  await tab.send('Storage.clearDataForOrigin', { origin: url, storageTypes: 'all' });
  await tab.browser.url(url);
  await evaluate(tab, areaStarted);
  await evaluate(tab, `fairleadSandbox.begin({ persona: '${persona}' })`);
  await tab.browser.url(url + path);
  await evaluate(tab, areaStarted);
  const fields = await fillIn(tab, area);
  const before = await stateOf(tab);
  await swapTimes(tab, area, first);
  const heap = [await settledHeap(tab)];
  for (let count = 0; count < swaps; count += step) {
    await swapTimes(tab, area, step);
    heap.push(await settledHeap(tab));
  }
  const after = await stateOf(tab);
  if (after !== before)
    throw new Error(`${swaps} swaps of ${area} changed the page from ${before} to ${after}.`);
  return { mb: (slopeOf(heap) * (swaps / step)) / 1_000_000, fields };
}

/** What the last screen still loads isn't left behind. */
async function settledHeap(tab: Tab): Promise<number> {
  await evaluate(tab, 'new Promise((resolve) => setTimeout(resolve, 500))');
  return heapUsed(tab);
}

const swapTimes = (tab: Tab, area: string, times: number) =>
  evaluate(
    tab,
    `(async () => {
      for (let count = 0; count < ${times}; count += 1) {
        const { kind, because } = await fairlead.swap('${area}', undefined, { ask: () => true });
        if (kind !== 'swapped') throw new Error('Swap ' + count + ' of ${area} was ' + kind + ': ' + because);
        // A person's next swap comes after the screen, and the focus that returns to it.
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30)));
      }
    })()`,
  );
