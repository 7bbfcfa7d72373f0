import { join } from 'node:path';
import { buildAll } from '@fairlead/build';
import { type AppServer, buildsIn, createAppServer } from '@fairlead/build/server';
import { places } from '../chaos/places.ts';
import { areaStarted } from './chrome/area-started.ts';
import { heapUsed } from './chrome/heap-used.ts';
import { evaluate, type Tab, withTab } from './chrome/tab.ts';
import type { Bench } from './figure.ts';
import { cache, root } from './places.ts';
import { withServers } from './serve.ts';

const swaps = 100;
/** What a page keeps of its first swaps, it keeps once. */
const first = 5;

/** Swaps every area 100 times in mid-form. Throws if anything typed, the focus, the selection or the scroll is lost. */
export const hundredSwaps: Bench = {
  figures: [{ name: 'hundred_swaps_mb_left', unit: 'MB', goal: { atMost: 1 } }],
  async measure(say) {
    return withServers([serveSandbox], ({ url }) =>
      withTab(async (tab) => {
        const left: { readonly area: string; readonly mb: number; readonly fields: number }[] = [];
        for (const place of places) {
          say(place.area);
          left.push({ area: place.area, ...(await swapped(tab, url, place)) });
        }
        const each = left.map(({ area, mb, fields }) => `${area} ${mb.toFixed(2)} (${fields})`);
        return {
          hundred_swaps_mb_left: {
            value: Math.max(...left.map(({ mb }) => mb)),
            from: `the most of all areas; MB of the heap after ${swaps} swaps, and fields filled in: ${each.join(', ')}`,
          },
        };
      }),
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
  const fields = await fillIn(tab);
  const before = await stateOf(tab);
  await swapTimes(tab, area, first);
  const heap = await heapUsed(tab);
  await swapTimes(tab, area, swaps);
  const grown = (await heapUsed(tab)) - heap;
  const after = await stateOf(tab);
  if (after !== before)
    throw new Error(`${swaps} swaps of ${area} changed the page from ${before} to ${after}.`);
  return { mb: grown / 1_000_000, fields };
}

/** Types into every empty line of text, selects a part of the last one, and scrolls. Returns how many there are. */
async function fillIn(tab: Tab): Promise<number> {
  const fields = await evaluate<number>(tab, `${empty}.length`);
  for (let index = 0; index < fields; index += 1) {
    await evaluate(tab, `${empty}[0].focus()`);
    await tab.send('Input.insertText', { text: `Typed ${index}` });
  }
  await evaluate(
    tab,
    `(async () => {
      const last = [...document.querySelectorAll('${lines}')].findLast(({ value }) => value.startsWith('Typed'));
      last?.setSelectionRange(1, 3);
      (last ?? document.querySelector('#main a[href], #main button'))?.focus({ preventScroll: true });
      scrollTo(0, 120);
      await new Promise((resolve) => setTimeout(resolve, 500));
    })()`,
  );
  return fields;
}

const lines =
  '#main ui-text-field input:not([inputmode]):not([type=email]):not([autocomplete=postal-code])';
const empty = `[...document.querySelectorAll('${lines}')].filter(({ value }) => value === '')`;

/** What a person would miss, as JSON. */
const stateOf = (tab: Tab) =>
  evaluate<string>(
    tab,
    `new Promise((resolve) => setTimeout(() => {
      const { activeElement: at } = document;
      const typed = [...document.querySelectorAll('#main input, #main textarea, #main select')]
        .map((one) => one.type === 'checkbox' || one.type === 'radio' ? one.checked : one.value);
      resolve(JSON.stringify({
        typed,
        focus: [at?.tagName, at?.name || at?.textContent, at?.selectionStart, at?.selectionEnd],
        scroll: scrollY,
      }));
    }, 500))`,
  );

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
