import { busyTime, countBusyTime } from './keys.ts';
import { evaluate, type Tab } from './tab.ts';

/** The cost of a first visit to the start page, until its area is there. */
export type FirstVisit = {
  /** From the navigation to a form whose fields take and keep what is typed, ms; its area may come later. */
  readonly usableAfter: number;
  /** From the navigation to the form of its area, ms. */
  readonly mountedAfter: number;
  /** The main thread's processor time from the navigation until the page is idle, in ms. */
  readonly busyFor: number;
  /** Every script requested before the area was there: file name → transferred bytes, without headers. */
  readonly scripts: Readonly<Record<string, number>>;
};

/** As the page itself sees it. */
type Seen = Omit<FirstVisit, 'busyFor'>;

export type Conditions = {
  /** As DevTools and Lighthouse have them: ms a request, bytes/s down and up; null for the bare loopback. */
  readonly network: {
    readonly latency: number;
    readonly downloadThroughput: number;
    readonly uploadThroughput: number;
  } | null;
  /** How many times slower the processor is. */
  readonly slowdown: number;
};

/** Slow 4G and 4x CPU as Lighthouse throttles them in DevTools: 150 ms of RTT and 1.6 Mbit/s, adjusted for DevTools. */
export const slow4g: Conditions = {
  network: {
    latency: 562.5,
    downloadThroughput: (1474.56 * 1024) / 8,
    uploadThroughput: (675 * 1024) / 8,
  },
  slowdown: 4,
};

export const unthrottled: Conditions = { network: null, slowdown: 1 };

/** Opens the start page as a new visitor, who does something until it is there. */
export async function visit(
  tab: Tab,
  url: string,
  conditions: Conditions,
  act: (until: AbortSignal) => Promise<void> = async () => {},
): Promise<FirstVisit> {
  await tab.send('Page.navigate', { url: 'about:blank' });
  await tab.send('Storage.clearDataForOrigin', { origin: url, storageTypes: 'all' });
  await tab.send('Network.clearBrowserCache');
  await countBusyTime(tab);
  await throttle(tab, conditions);
  const before = await busyTime(tab);
  await tab.send('Page.navigate', { url: `${url}/` });
  const isThere = new AbortController();
  const acting = act(isThere.signal);
  const seen = await evaluate<Seen>(tab, `(${orTooLate})(globalThis.benchUsable)`);
  isThere.abort();
  await acting;
  const busyFor = (await busyTime(tab)) - before;
  await throttle(tab, unthrottled);
  return { ...seen, busyFor };
}

/** The time limit of a visit, in ms, in case the page never becomes ready. */
const timeoutMs = 60_000;
const orTooLate = `(usable) => Promise.race([usable, new Promise((_, fail) => setTimeout(
  () => fail(new Error('There was no usable form within ${timeoutMs / 1000} s')), ${timeoutMs}))])`;

/** Makes every page of the tab notice when its form can be used. */
export async function prepareVisits(tab: Tab): Promise<void> {
  await tab.send('Page.enable');
  await tab.send('Network.enable');
  await tab.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `globalThis.benchUsable = (${noticeForm})()`,
  });
}

/** Makes the vendors' hosts return nothing, for an app that is served over HTTP with the sandbox's keys. */
export async function answerVendors(tab: Tab): Promise<void> {
  tab.on('Fetch.requestPaused', ({ requestId }) => void answerVendor(tab, String(requestId)));
  await tab.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] });
}

async function answerVendor(tab: Tab, requestId: string) {
  await tab.send('Fetch.fulfillRequest', {
    requestId,
    responseCode: 200,
    responseHeaders: [
      { name: 'Access-Control-Allow-Origin', value: '*' },
      { name: 'Access-Control-Allow-Headers', value: '*' },
      { name: 'Content-Type', value: 'application/json' },
    ],
    body: btoa('{}'),
  });
}

async function throttle(tab: Tab, { network, slowdown }: Conditions) {
  await tab.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await tab.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
    ...network,
  });
}

/**
 * Runs in the page. A form is usable when its first field is a native input that nothing disables, its button is there,
 * and a frame with both has been drawn; it is mounted when its area has drawn it, whose handlers are there by then.
 */
function noticeForm(): Promise<Seen> {
  const isThere = (part: string) => {
    const input = document.querySelector<HTMLInputElement>(`${part} form ui-text-field input`);
    const button = document.querySelector(`${part} form ui-button button[type=submit]`);
    return input?.checkVisibility() === true && !input.disabled && button !== null;
  };
  const scriptsBy = (time: number) =>
    Object.fromEntries(
      performance
        .getEntriesByType('resource')
        .map((entry) => entry as PerformanceResourceTiming)
        .filter(({ name, startTime }) => /\.js(\?|$)/.test(name) && startTime <= time)
        .map(({ name, encodedBodySize }) => [name.replace(/.*\//, ''), encodedBodySize]),
    );
  const drawn = (part: string) =>
    new Promise<number>((resolve) => {
      const look = () =>
        requestAnimationFrame(isThere(part) ? () => resolve(performance.now()) : look);
      requestAnimationFrame(look);
    });
  return Promise.all([drawn('#main'), drawn('#main > [data-area]')]).then(
    ([usableAfter, mountedAfter]) =>
      new Promise((resolve) => {
        // Requests from before count even if they end later.
        const wait = () => {
          const open = performance.getEntriesByType('resource').length;
          setTimeout(() => {
            if (performance.getEntriesByType('resource').length > open) return wait();
            resolve({ usableAfter, mountedAfter, scripts: scriptsBy(mountedAfter) });
          }, 1500);
        };
        wait();
      }),
  );
}
