// @vitest-environment happy-dom
import type { Host } from '@fairlead/mfe-kit/shell';
import { $paymentInFlight } from '@fairlead/store';
import { allSettled, createEvent, fork, sample } from 'effector';
import { afterEach, expect, test, vi } from 'vitest';
import { getPageContext, type PageContext, setPageContext } from '../page/page-context.ts';
import type { Slot } from '../slots/slot.ts';
import { LoaderOfOthers, others } from './testing/loader-of-others.ts';
import { watchRollouts } from './watch-rollouts.ts';

const letters = '@fairlead/mfe-letters';
const paymentChanged = createEvent<boolean>();
sample({ clock: paymentChanged, target: $paymentInFlight });

const ofVersion = (version: string) => ({
  imports: { [letters]: `/assets/letters-${version}.js` },
  modules: { [letters]: { version, requires: {}, css: [] } },
  integrity: {},
  depcache: {},
});

const until: AbortController[] = [];
afterEach(() => {
  for (const controller of until.splice(0)) controller.abort();
  vi.unstubAllGlobals();
});

/** A page with letters 2, which is rolled out; what the server has now is given. */
function aPage(live: object, replace: () => Promise<void> = async () => {}) {
  vi.stubGlobal('System', new LoaderOfOthers());
  const fetch = vi.fn(async (_?: unknown, __?: RequestInit) => Response.json(live));
  vi.stubGlobal('fetch', fetch);
  setPageContext({
    ...{ origin: 'https://app.example.com', importInSteps: async () => {} },
    map: { revision: 'r7', ...ofVersion('2') },
    replacedBuilds: { 'mfe-letters': ofVersion('1') },
  } as unknown as PageContext);
  const scope = fork();
  const reports: string[] = [];
  const host = {
    ...{ scope, unsavedEdits: new Set() },
    report: (error: Error, where: string) => reports.push(`${where}: ${error.message}`),
  } as unknown as Host;
  const replaced = vi.fn<Slot['replace']>(replace);
  const slot = {
    ...{ area: 'letters', isOpen: () => true, current: () => null, replace: replaced },
  } as unknown as Slot;
  const controller = new AbortController();
  until.push(controller);
  watchRollouts(new Map([['letters', slot]]), host, controller.signal);
  return {
    fetch,
    replaced,
    reports,
    pay: (params: boolean) => allSettled(paymentChanged, { scope, params }),
    version: () => getPageContext().map.modules[letters]?.version,
    /** The page is seen again. */
    async look() {
      document.dispatchEvent(new Event('visibilitychange'));
      await settle();
    },
  };
}

/** Lets everything happen that waits for nothing from outside. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

const takenBack = { modules: { [letters]: { version: '1' } }, rollouts: {} };

test('a build that was taken back makes way for the one that the others have', async () => {
  const { look, replaced, version } = aPage(takenBack);
  await look();
  expect(replaced).toHaveBeenCalledExactlyOnceWith(others, { isFinal: true });
  expect(version()).toBe('1');
});

test.each([
  ['is still rolled out', { ...takenBack, rollouts: { [letters]: '2' } }],
  ['is everyone’s by now', { modules: { [letters]: { version: '2' } } }],
])('a build that %s stays', async (_, live) => {
  const { look, replaced, fetch } = aPage(live);
  await look();
  expect(fetch).toHaveBeenCalledOnce();
  expect(replaced).not.toHaveBeenCalled();
});

test('a page that nobody sees asks nothing', async () => {
  const { look, fetch } = aPage(takenBack);
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await look();
  visibility.mockRestore();
  expect(fetch).not.toHaveBeenCalled();
});

test('a build that was taken back stays while a payment is in flight, and goes after it', async () => {
  const { look, replaced, pay, version } = aPage(takenBack);
  await pay(true);
  await look();
  expect(replaced).not.toHaveBeenCalled();
  expect(version()).toBe('2');
  await pay(false);
  await look();
  expect(replaced).toHaveBeenCalledOnce();
});

test('a build that the page couldn’t return to is tried once, and the page stays as it is', async () => {
  const { look, replaced, reports, version } = aPage(takenBack, async () => {
    throw new Error('It does not run here.');
  });
  await look();
  await look();
  expect(replaced).toHaveBeenCalledOnce();
  expect(reports).toEqual(['letters: leave a rollout: It does not run here.']);
  expect(version()).toBe('2');
});

test('a question that the server never answers is not the last one', async () => {
  const tooLong = new AbortController();
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(tooLong.signal);
  const { look, fetch, replaced } = aPage(takenBack);
  fetch.mockImplementationOnce(
    (_?: unknown, init?: RequestInit) =>
      new Promise((__, reject) => init?.signal?.addEventListener('abort', reject)),
  );
  await look();
  tooLong.abort();
  limit.mockRestore();
  await settle();
  await look();
  expect(replaced).toHaveBeenCalledOnce();
});
