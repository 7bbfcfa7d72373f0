import { beforeAll, expect, test } from 'vitest';
import type { Browser } from 'webdriverio';
import { isTrue } from '../browser/is-true.ts';
import { waitInTest } from '../browser/wait-in-test.ts';
import { browser, stage } from './page.ts';

const first = 'fairlead-intake';

const seeIn = (page: Browser, selector: string, text: string) =>
  isTrue(
    page,
    (where, wanted) => {
      const element = document.querySelector(where);
      return (element?.shadowRoot ?? element)?.textContent?.includes(wanted) ?? false;
    },
    `'${text}' was never seen inside ${selector}`,
    selector,
    text,
  );

/** Opens a host's page, without our script, as someone who was never there. */
async function openHost(name: string): Promise<Browser> {
  const page = await browser();
  await page.url(`${stage.partnerUrl}/nothing`);
  await page.execute(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.url(`${stage.partnerUrl}/hosts/${name}`);
  await seeIn(page, first, 'One moment…');
  return page;
}

const addScript = (page: Browser) =>
  page.execute(() => {
    const script = document.createElement('script');
    script.src = document.documentElement.dataset.boot ?? '';
    performance.mark('our script');
    document.head.append(script);
  });

const heightOf = (page: Browser) =>
  page.execute((where) => document.querySelector(where)?.getBoundingClientRect().height, first);

type Shift = PerformanceEntry & { readonly sources?: readonly { readonly node?: Node }[] };

/** What has moved by itself since our script was added, as Core Web Vitals counts it. */
const shifted = (page: Browser) =>
  page.executeAsync((done: (moved: string[]) => void) => {
    const [added] = performance.getEntriesByName('our script');
    const told = (entries: readonly Shift[]) =>
      entries
        .filter(({ startTime }) => startTime > (added?.startTime ?? 0))
        .flatMap(({ sources = [] }) => sources.map(({ node }) => node?.nodeName ?? 'a part'));
    const moved: string[] = [];
    const note = (entries: readonly Shift[]) => void moved.push(...told(entries));
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    // What moved has been drawn after two frames, and is told before tasks that may wait.
    const finish = () => {
      note(observer.takeRecords());
      done(moved);
    };
    requestAnimationFrame(() =>
      requestAnimationFrame(() => scheduler.postTask(finish, { priority: 'background' })),
    );
  });

/** The calls of both elements. What belongs to the session is asked for once. */
const callsOf = (page: Browser) =>
  page.execute(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/api/')),
  );

const hosts = ['plain', 'vue', 'svelte', 'angular'];

// A page is bundled when it is first asked for.
beforeAll(async () => {
  for (const host of hosts) await fetch(`${stage.partnerUrl}/hosts/${host}`);
});

test.each(hosts)(
  'an element in the %s host keeps its place, follows its path, tells what is open and shares one session',
  async (name) => {
    const page = await openHost(name);
    const height = await heightOf(page);
    expect(height).toBe(320);
    await addScript(page);
    await seeIn(page, first, 'Intake 0.1.0');
    await seeIn(page, '#second', 'Intake 0.1.0');
    expect(await heightOf(page)).toBe(height);
    expect(await shifted(page)).toEqual([]);
    await seeIn(page, '#open', 'Open: /');

    await page.$(first).shadow$('#name').setValue('Ada');
    await waitInTest(
      async () => (await page.$('#second').shadow$('#name').getValue()) === 'Ada',
      'The second element never had what was typed into the first',
    );

    const calls = await callsOf(page);
    expect(calls).toEqual([...new Set(calls)]);

    await page.$('#away').click();
    await seeIn(page, first, 'Unsupported location');
    await seeIn(page, '#open', 'Open: /unsupported-location');
    expect(
      await page.execute((where) => {
        const element = document.querySelector<HTMLElement & { path?: string }>(where);
        return [element?.path, element?.getAttribute('path')];
      }, first),
    ).toEqual(['/unsupported-location', '/unsupported-location']);
  },
);
