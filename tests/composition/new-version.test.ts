import { expect, test } from 'vitest';
import type { Browser } from 'webdriverio';
import { waitInTest } from '../browser/wait-in-test.ts';
import { browser, follow, see, seeSettled, textOf, type, visit } from './page.ts';
import { type Control, next, swapIn, valueIn } from './swapping.ts';

declare global {
  interface Window {
    /** How often the page asked for the newest map. */
    asked: number;
    /** How often the page has loaded itself again. */
    reloads: number;
    /** Answers the request that changes something. */
    answer(): void;
  }
}

const answerWith = (revision: string) => {
  const real = Date.now;
  Date.now = () => real() + 6 * 60 * 1000;
  const send = window.fetch;
  window.asked = 0;
  window.reloads = 0;
  window.navigation.addEventListener('navigate', ({ navigationType }) => {
    if (navigationType === 'reload') window.reloads += 1;
  });
  window.fetch = async (input, init) => {
    if (!String(input).endsWith('/import-map.json')) return send(input, init);
    window.asked += 1;
    return Response.json({ revision });
  };
};

test('a newer map is announced when someone moves on, and nothing is forced', async () => {
  const page = await visit('/');
  await seeSettled(page);
  await page.execute(answerWith, 'a-newer-one');
  await follow(page, '/unsupported-location');
  await see(page, 'body', 'A new version of Fairlead is available.');
  await see(page, '#main', 'Unsupported location');
  await page.execute(() => {
    [...document.querySelectorAll('button')]
      .find(({ textContent }) => textContent === 'Later')
      ?.click();
  });
  await expect.poll(() => textOf(page, 'body')).not.toContain('A new version');
  await follow(page, '/');
  await see(page, '#main', 'Intake 0.1.0');
  expect(await reloadsOf(page)).toBe(0);
});

test('while something is unsaved, or a change is on its way to the server, another screen opens in the page’s own version', async () => {
  const page = await visit('/');
  await seeSettled(page);
  await swapIn(page, next);
  await page.execute(answerWith, 'a-newer-one');
  await page.execute(() => void document.dispatchEvent(new Event('visibilitychange')));
  await see(page, 'body', 'A new version of Fairlead is available.');
  await type(page, '#note', 'only here');
  await follow(page, '/unsupported-location');
  await see(page, '#main', 'Unsupported location');
  expect(await reloadsOf(page)).toBe(0);
  await page.execute(sendChange);
  await follow(page, '/login');
  await see(page, '#main', 'Sign in');
  expect(await reloadsOf(page)).toBe(0);
  await page.execute(() => window.answer());
  await follow(page, '/unsupported-location');
  await waitInTest(
    () => page.execute(() => window.reloads === undefined),
    'the page was never loaded again',
  );
});

const reloadsOf = (page: Browser) => page.execute(() => window.reloads);

/** Runs in the page: sends a change, which has no answer yet. */
function sendChange() {
  const { fairlead } = globalThis as unknown as { fairlead: Control };
  const answered = new Promise<Response>((resolve) => {
    window.answer = () => resolve(new Response());
  });
  const send = window.fetch;
  window.fetch = (input, init) =>
    input instanceof Request && input.method === 'PUT' ? answered : send(input, init);
  type Client = { send(request: Request): Promise<Response> };
  const { scope, store } = fairlead as unknown as {
    scope: { getState(unit: unknown): Client };
    store: { $http: unknown };
  };
  void scope.getState(store.$http).send(new Request('/api/change', { method: 'PUT' }));
}

test('whoever opens another screen gets the announced version; during a payment the page keeps its own', async () => {
  const page = await visit('/');
  await seeSettled(page);
  await page.execute(answerWith, 'a-newer-one');
  await page.execute(() => void document.dispatchEvent(new Event('visibilitychange')));
  await see(page, 'body', 'A new version of Fairlead is available.');
  await type(page, '#name', 'Ada');
  const pay = (event: 'paymentStarted' | 'paymentEnded') =>
    page.execute(async (named) => {
      const { fairlead } = globalThis as unknown as { fairlead: Control };
      const { scopeBind } = (await System.import('effector')) as {
        scopeBind(unit: unknown, options: object): () => void;
      };
      scopeBind(fairlead.store[named], { scope: fairlead.scope })();
    }, event);
  await pay('paymentStarted');
  await follow(page, '/unsupported-location');
  await see(page, '#main', 'Unsupported location');
  expect(await page.execute(() => window.asked)).toBe(1);
  expect(await reloadsOf(page)).toBe(0);
  await pay('paymentEnded');
  await follow(page, '/');
  await see(page, '#main', 'Intake 0.1.0');
  await waitInTest(
    () => page.execute(() => window.asked === undefined),
    'the page was never loaded again',
  );
  await see(page, '#main', 'Intake 0.1.0');
  expect(await valueIn(page, '#name')).toBe('Ada');
});

test('the map of this visit is not announced', async () => {
  const page = await visit('/');
  await seeSettled(page);
  const revision = await page.execute(
    () => (globalThis as unknown as { fairlead: { revision: string } }).fairlead.revision,
  );
  await page.execute(answerWith, revision);
  await follow(page, '/unsupported-location');
  await see(page, '#main', 'Unsupported location');
  await expect.poll(() => textOf(page, 'body')).not.toContain('A new version');
});

test('a newer map is announced when the page becomes visible again', async () => {
  const page = await visit('/');
  await seeSettled(page);
  await page.execute(answerWith, 'a-newer-one');
  await page.execute(() => void document.dispatchEvent(new Event('visibilitychange')));
  await see(page, 'body', 'A new version of Fairlead is available.');
});

test('a page that is used asks for a newer map every three minutes, one that lies idle does not', async () => {
  const page = await browser();
  const { identifier } = (await page.sendCommandAndGetResult(
    'Page.addScriptToEvaluateOnNewDocument',
    { source: `(${catchIntervals})()` },
  )) as { identifier: string };
  try {
    await visit('/');
    await seeSettled(page);
    await page.execute(answerWith, 'a-newer-one');
    const passThreeMinutes = () =>
      page.execute(() => {
        const { intervals } = window as unknown as { intervals: [() => void, number][] };
        for (const [happen, delay] of intervals) if (delay === 180_000) happen();
      });
    await passThreeMinutes();
    expect(await page.execute(() => window.asked)).toBe(0);
    await page.keys('Shift');
    await passThreeMinutes();
    expect(await page.execute(() => window.asked)).toBe(1);
    await see(page, 'body', 'A new version of Fairlead is available.');
  } finally {
    await page.sendCommand('Page.removeScriptToEvaluateOnNewDocument', { identifier });
  }
});

/** Runs in the page: what would happen every so often happens when the test says so. */
function catchIntervals() {
  const intervals: [unknown, unknown][] = [];
  const { setInterval } = window;
  Object.assign(window, {
    intervals,
    setInterval: (happen: () => void, delay?: number) => {
      intervals.push([happen, delay]);
      return setInterval(happen, delay);
    },
  });
}
