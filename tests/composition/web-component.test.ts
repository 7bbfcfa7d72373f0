import { basename } from 'node:path';
import { expect, test } from 'vitest';
import type { Browser } from 'webdriverio';
import { isTrue } from '../browser/is-true.ts';
import { waitInTest } from '../browser/wait-in-test.ts';
import { breakFile } from './break-file.ts';
import {
  browser,
  fileOf,
  forgetFiles,
  press,
  see,
  styleOf as sheetOf,
  stage,
  visit,
} from './page.ts';

/** Opens the partner's page as someone who was never there. */
async function openPartner(): Promise<Browser> {
  const page = await browser();
  await page.url(`${stage.partnerUrl}/nothing`);
  await page.execute(() => localStorage.clear());
  await page.url(`${stage.partnerUrl}/partner`);
  await seeInside(page, 'fairlead-intake', 'Intake 0.1.0');
  return page;
}

const seeInside = (page: Browser, selector: string, text: string) =>
  isTrue(
    page,
    (where, wanted) =>
      document.querySelector(where)?.shadowRoot?.textContent?.includes(wanted) ?? false,
    `'${text}' was never seen inside ${selector}`,
    selector,
    text,
  );

/** The computed values of one element: inside the component, or of the page around it. */
const styleOf = (page: Browser, inside: string | null, selector: string, names: string[]) =>
  page.execute(
    (host, where, wanted) => {
      const root = host ? document.querySelector(host)?.shadowRoot : document;
      const element = root?.querySelector(where);
      const style = element && getComputedStyle(element);
      return Object.fromEntries(wanted.map((name) => [name, style?.getPropertyValue(name)]));
    },
    inside,
    selector,
    names,
  );

test("a micro-frontend works as an element in someone else's page, on another origin", async () => {
  const page = await openPartner();
  expect(
    await page.execute(
      () =>
        document.querySelector('fairlead-intake')?.shadowRoot?.querySelector('#loads')?.textContent,
    ),
  ).toBe('1');
  expect(await page.getTitle()).toBe('Partner');
});

test('an element on another origin calls the back end of its boot script’s origin, which allows the partner', async () => {
  const page = await openPartner();
  const calls = await waitInTest(async () => {
    const seen = await page.execute(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => new URL(name).pathname.startsWith('/api/'))
        .map((entry) => ({
          origin: new URL(entry.name).origin,
          status: (entry as PerformanceResourceTiming).responseStatus,
        })),
    );
    return seen.length > 0 && seen;
  }, 'No call was ever sent');
  expect(calls[0]).toEqual({ origin: stage.url, status: 200 });
  expect(calls.filter(({ origin }) => origin !== stage.url)).toEqual([]);
});

test('an element has the styles of the design system, and none of the page around it', async () => {
  const page = await openPartner();
  const wanted = [
    'letter-spacing',
    'text-transform',
    'font-size',
    'display',
    'margin-top',
    'color',
  ];
  expect(await styleOf(page, 'fairlead-intake', 'h1', wanted)).toEqual({
    'letter-spacing': 'normal',
    'text-transform': 'none',
    'font-size': '32px',
    display: 'block',
    'margin-top': '0px',
    color: 'rgb(6, 28, 36)',
  });
  const { 'font-family': font } = await styleOf(page, 'fairlead-intake', 'h1', ['font-family']);
  expect(font).toMatch(/^"Public Sans Variable"/);
});

test('an element whose style sheet arrived damaged and was kept has its styles once the server has it whole', async () => {
  await forgetFiles();
  const mend = breakFile(sheetOf('@fairlead/root-config'), 'damaged');
  const page = await openPartner();
  const size = () => styleOf(page, 'fairlead-intake', 'h1', ['font-size']);
  expect(await size()).not.toEqual({ 'font-size': '32px' });
  mend();
  await openPartner();
  expect(await size()).toEqual({ 'font-size': '32px' });
});

test('an element leaves the page around it as it was', async () => {
  const page = await openPartner();
  expect(await styleOf(page, null, '#theirs', ['margin-top', 'font-size', 'font-family'])).toEqual({
    'margin-top': '33px',
    'font-size': '80px',
    'font-family': 'fantasy',
  });
  expect(await page.execute(() => document.querySelectorAll('link[rel=stylesheet]').length)).toBe(
    0,
  );
});

test('a notification is shown inside an element, in its styles, and in the next one when it goes', async () => {
  const page = await openPartner();
  await page.execute(() => document.body.append(document.createElement('fairlead-intake')));
  await page.executeAsync((done) => {
    // It stays until it is seen, however slow the machine is.
    const { setTimeout } = globalThis;
    const isItsLife = (delay?: number) => delay === 8000;
    Object.assign(globalThis, {
      setTimeout: (happen: () => void, delay?: number) =>
        isItsLife(delay) ? 0 : setTimeout(happen, delay),
    });
    const load = (name: string) => System.import(name) as Promise<Record<string, () => object>>;
    void Promise.all(['effector', '@fairlead/store', '@fairlead/mfe-kit/shell'].map(load)).then(
      ([effector, store, shell]) => {
        const { scope } = (shell as { getHost(): { scope: object } }).getHost();
        const bind = effector?.scopeBind as unknown as (
          ...parts: object[]
        ) => (toast: object) => void;
        bind(store?.notify ?? {}, { scope })({ text: 'Saved elsewhere.', audience: 'admin' });
        done();
      },
    );
  });
  await seeToast(page, 0);
  expect(await page.execute(() => document.querySelectorAll('ui-toasts').length)).toBe(0);
  await page.execute(() => document.querySelector('fairlead-intake')?.remove());
  await seeToast(page, 0);
});

/** Waits for the notification inside the element of this number: open, at the bottom left, on its own ground. */
const seeToast = (page: Browser, position: number) =>
  isTrue(
    page,
    (at) => {
      const root = document.querySelectorAll('fairlead-intake')[at]?.shadowRoot;
      const toast = root?.querySelector('.toast-dock:popover-open .toast');
      if (!toast?.textContent?.includes('Saved elsewhere.')) return false;
      const { left, bottom } = toast.getBoundingClientRect();
      const { backgroundColor } = getComputedStyle(toast);
      return left < 40 && innerHeight - bottom < 40 && backgroundColor !== 'rgba(0, 0, 0, 0)';
    },
    'The notification was never seen inside an element',
    position,
  );

test('a page around an element has its own Trusted Types policy and loads its own scripts', async () => {
  const page = await openPartner();
  await page.execute(() => (globalThis as unknown as { loadLateScript(): void }).loadLateScript());
  await isTrue(page, () => 'isLateScriptThere' in globalThis, 'The partner’s script never ran');
});

test('a link of an element opens a screen in it, and never an address of the page around it', async () => {
  const page = await openPartner();
  // After a while, the product's own page would look for a newer version and announce it.
  const settled = basename(fileOf('@fairlead/root-config/after-first-screen'));
  await isTrue(
    page,
    (file) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(file)),
    'What comes after the first screen never came',
    settled,
  );
  await page.execute(() => {
    const real = Date.now;
    Date.now = () => real() + 6 * 60 * 1000;
    const send = window.fetch;
    Object.assign(globalThis, { asked: [] });
    window.fetch = async (input, init) => {
      (globalThis as unknown as { asked: string[] }).asked.push(String(input));
      return send(input, init);
    };
  });
  const link = await (await page.$('fairlead-intake')).shadow$('#again');
  await link.click();
  await isTrue(
    page,
    () =>
      document.querySelector('fairlead-intake')?.shadowRoot?.querySelector('#loads')
        ?.textContent === '2',
    'The link opened no screen',
  );
  expect(await page.getUrl()).toBe(`${stage.partnerUrl}/partner`);
  const asked = await page.execute(() => (globalThis as unknown as { asked: string[] }).asked);
  expect(asked.filter((address) => address.endsWith('/import-map.json'))).toEqual([]);
});

test('an element that is moved keeps the answers: they are in the model', async () => {
  const page = await openPartner();
  const field = await (await page.$('fairlead-intake')).shadow$('#name');
  await field.setValue('Ada');
  await page.execute(() => {
    const element = document.querySelector('fairlead-intake');
    if (element) document.getElementById('elsewhere')?.append(element);
  });
  await seeInside(page, '#elsewhere fairlead-intake', 'Intake 0.1.0');
  const value = await page.execute(
    () =>
      document
        .querySelector('#elsewhere fairlead-intake')
        ?.shadowRoot?.querySelector<HTMLInputElement>('#name')?.value,
  );
  expect(value).toBe('Ada');
});

test('an element that is removed leaves nothing mounted, and can come again', async () => {
  const page = await openPartner();
  const left = await page.execute(() => {
    const element = document.querySelector('fairlead-intake');
    element?.remove();
    return element?.shadowRoot?.innerHTML;
  });
  expect(left).toBe('');
  await page.execute(() => document.body.append(document.createElement('fairlead-intake')));
  await seeInside(page, 'fairlead-intake', 'Intake 0.1.0');
});

test('the same element lives in the composed page', async () => {
  const page = await visit('/login');
  await see(page, '#main', 'Sign in');
  await press(page, '#header a');
  await see(page, '#main', 'Intake 0.1.0');
  await isTrue(
    page,
    () => customElements.get('fairlead-intake') !== undefined,
    'The element was never defined',
  );
  await page.execute(() => document.body.append(document.createElement('fairlead-intake')));
  await seeInside(page, 'fairlead-intake', 'Intake 0.1.0');
});
