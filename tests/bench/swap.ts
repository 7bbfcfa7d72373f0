import { answerVendors, prepareVisits, unthrottled, visit } from './chrome/first-visit.ts';
import { heapUsed } from './chrome/heap-used.ts';
import { evaluate, type Tab, withTab } from './chrome/tab.ts';
import type { Bench } from './figure.ts';
import { serveComposition, withServers } from './serve.ts';
import { median } from './statistics.ts';

const swaps = 15;
/** Enough swaps to distinguish what one leaves behind from the heap's own changes. */
const swapsForMemory = 30;

/** Replaces the mounted intake form by another build of it, with something typed in every text field. */
export const swap: Bench = {
  figures: [
    { name: 'swap_ms', unit: 'ms', goal: { atMost: 100 } },
    { name: 'swap_gap_ms', unit: 'ms' },
    { name: 'swap_kb_left', unit: 'kB', goal: { atMost: 10 } },
  ],
  async measure() {
    return withServers([() => serveComposition('http')], (app) =>
      withTab(async (tab) => {
        await prepareVisits(tab);
        await answerVendors(tab);
        await visit(tab, app.url, unthrottled);
        const typed = await fillIn(tab);
        const taken: Taken[] = [];
        for (let count = 0; count <= swaps; count += 1) {
          const one = await swapIntake(tab);
          const kept = await valuesIn(tab);
          if (kept.join('|') !== typed.join('|'))
            throw new Error(
              `Typed was ${typed.join(', ')}; after the swap there was ${kept.join(', ')}.`,
            );
          if (count > 0) taken.push(one);
        }
        const left = await bytesLeft(tab);
        const from = `${swaps} swaps of the intake form, ${typed.length} fields kept`;
        return {
          swap_ms: {
            value: median(taken.map(({ whole }) => whole)),
            from: `${from}; the build's fetch included`,
          },
          swap_gap_ms: {
            value: median(taken.map(({ gap }) => gap)),
            from: `${from}; only while the old build is away`,
          },
          swap_kb_left: {
            value: left / 1000,
            from: `what the page's heap grew by, a swap, over ${swapsForMemory} more swaps, after garbage collection`,
          },
        };
      }),
    );
  },
};

/** Bytes of the page's heap that one swap leaves behind for good. */
async function bytesLeft(tab: Tab): Promise<number> {
  const before = await heapUsed(tab);
  for (let count = 0; count < swapsForMemory; count += 1) await swapIntake(tab);
  return ((await heapUsed(tab)) - before) / swapsForMemory;
}

/** ms: from the call to the new screen, and of that the part without a screen. */
type Taken = { readonly whole: number; readonly gap: number };

async function fillIn(tab: Tab): Promise<string[]> {
  const fields = await evaluate<number>(tab, `document.querySelectorAll('${fieldsIn}').length`);
  for (let index = 0; index < fields; index += 1) {
    await evaluate(tab, `document.querySelectorAll('${fieldsIn}')[${index}].focus()`);
    await tab.send('Input.insertText', { text: `Typed ${index}` });
  }
  // The last of them is still on its way to the model's draft.
  await evaluate(tab, 'new Promise((resolve) => setTimeout(resolve, 500))');
  const typed = await valuesIn(tab);
  if (typed.length === 0 || typed.includes('')) throw new Error('The form took no text.');
  return typed;
}

const fieldsIn = '#main form ui-text-field input';

const valuesIn = (tab: Tab) =>
  evaluate<string[]>(
    tab,
    `new Promise((resolve) => requestAnimationFrame(() => resolve(
      [...document.querySelectorAll('${fieldsIn}')].map((input) => input.value))))`,
  );

async function swapIntake(tab: Tab): Promise<Taken> {
  const { outcome, whole } = await evaluate<{
    outcome: { kind: string; because?: string; duration?: number };
    whole: number;
  }>(
    tab,
    `(async () => {
      const start = performance.now();
      const outcome = await globalThis.fairlead.swap('intake', undefined, { ask: () => true });
      return { outcome, whole: performance.now() - start };
    })()`,
  );
  if (outcome.kind !== 'swapped')
    throw new Error(`The swap was ${outcome.kind}: ${outcome.because}`);
  return { whole, gap: outcome.duration ?? Number.NaN };
}
