import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { prepareVisits, slow4g, visit } from './chrome/first-visit.ts';
import { evaluate, type Tab, withTab } from './chrome/tab.ts';
import type { Bench, Measured } from './figure.ts';
import { serveComposition, withServers } from './serve.ts';
import { inTurns, median, spread } from './statistics.ts';

const rounds = 5;
/** Between two acts, in ms: somebody who types quickly. */
const pause = 200;

type Act = (tab: Tab) => Promise<void>;

/** What somebody may do first, each at an element of the start page's form. */
const acts = {
  key: { at: '#intake-firstName', act: pressKey },
  press: { at: 'form ui-button button[type=submit]', act: press },
  choice: { at: '#intake-terms', act: press },
} as const satisfies Record<string, { at: string; act: (tab: Tab, at: string) => Promise<void> }>;

/** How long the page lets somebody wait who does not wait for it (INP), from its first frame until its area is there. */
export const firstTouch: Bench = {
  figures: Object.keys(acts).map((name) => ({
    name: `first_${name}_inp_ms_slow4g`,
    unit: 'ms',
    goal: { atMost: 200 },
  })),
  async measure(say) {
    return withServers([() => serveComposition('production', { overHttp2: true })], ({ url }) =>
      withTab(async (tab) => {
        await prepareVisits(tab);
        await tab.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${keepSlowest})()` });
        const visitWith = ({ at, act }: (typeof acts)[keyof typeof acts]) =>
          touch(tab, url, at, (touched) => act(touched, at));
        const slowest = await inTurns(rounds, {
          key: () => visitWith(acts.key),
          press: () => visitWith(acts.press),
          choice: () => visitWith(acts.choice),
        });
        say(`${rounds} visits each`);
        return Object.fromEntries(
          Object.entries(slowest).map(([name, values]): [string, Measured] => [
            `first_${name}_inp_ms_slow4g`,
            {
              value: median(values),
              from: `${spread(values)}; load ${loadavg()[0]?.toFixed(1)}`,
            },
          ]),
        );
      }),
    );
  },
};

/** Returns the slowest answer of a visit in which somebody acts again and again, in ms. */
async function touch(tab: Tab, url: string, at: string, act: Act): Promise<number> {
  let count = 0;
  await visit(tab, url, slow4g, async (until) => {
    while (!until.aborted) {
      await wait(pause);
      if (!(await canBeUsed(tab, at))) continue;
      await act(tab);
      count += 1;
    }
  });
  const slowest = await evaluate<number>(tab, 'globalThis.benchSlowest');
  if (count === 0 || slowest === 0)
    throw new Error(`Nobody could act at ${at}: the start page has no such element.`);
  return slowest;
}

/** Whether an element of the drawn or the mounted form is seen; a document that is being left has none. */
const canBeUsed = (tab: Tab, at: string) =>
  evaluate<boolean>(tab, `document.querySelector('#main ${at}')?.checkVisibility() ?? false`).catch(
    () => false,
  );

async function pressKey(tab: Tab, at: string) {
  await evaluate(
    tab,
    `document.activeElement?.matches('${at}') || document.querySelector('#main ${at}').focus()`,
  );
  await tab.send('Input.dispatchKeyEvent', { type: 'keyDown', key: 'a', text: 'a' });
  await tab.send('Input.dispatchKeyEvent', { type: 'keyUp', key: 'a' });
}

async function press(tab: Tab, at: string) {
  const { x, y } = await evaluate<{ x: number; y: number }>(
    tab,
    `(() => {
      const element = document.querySelector('#main ${at}');
      element.scrollIntoView({ block: 'center' });
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    })()`,
  );
  const button = { x, y, button: 'left', clickCount: 1 };
  await tab.send('Input.dispatchMouseEvent', { ...button, type: 'mousePressed' });
  await tab.send('Input.dispatchMouseEvent', { ...button, type: 'mouseReleased' });
}

/** Runs in the page: the longest time from an input to the frame that shows its effect. */
function keepSlowest() {
  Object.assign(globalThis, { benchSlowest: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const isInteraction = Number(Reflect.get(entry, 'interactionId')) > 0;
      const slowest = Number(Reflect.get(globalThis, 'benchSlowest'));
      if (isInteraction && entry.duration > slowest)
        Object.assign(globalThis, { benchSlowest: entry.duration });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
