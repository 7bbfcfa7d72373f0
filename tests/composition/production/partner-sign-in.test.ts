import { evaluate } from '@fairlead/sandbox/stand-ins/flags/logic';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Browser } from 'webdriverio';
import { answerRequests } from '../../browser/answer-requests.ts';
import { isTrue } from '../../browser/is-true.ts';
import { fill } from '../../browser/press.ts';
import { waitInTest } from '../../browser/wait-in-test.ts';
import { buildLimit } from '../deployment.ts';
import { browser, forgetFiles } from '../page.ts';
import { openProduction } from './open-production.ts';

let stage: Awaited<ReturnType<typeof openProduction>>;
let page: Browser;
let partnerPage: string;
let pageOfOtherSite: string;
let stopAnswering: () => void;

beforeAll(async () => {
  stage = await openProduction('ms-released');
  page = await browser();
  await forgetFiles();
  stopAnswering = await answerRequests(page, {
    'https://app.launchdarkly.com/': () => ({ body: JSON.stringify(evaluate(stage.flags())) }),
    'https://events.launchdarkly.com/': () => ({ status: 202 }),
  });
  const element = '<fairlead-packages path="/market-submission/ms_041"></fairlead-packages>';
  const path = `/partner?elements=${encodeURIComponent(element)}`;
  partnerPage = stage.partnerUrl + path;
  pageOfOtherSite = stage.otherSiteUrl + path;
}, buildLimit);

afterAll(async () => {
  stopAnswering?.();
  await stage?.close();
});

beforeEach(async () => {
  // Cookies are deleted for the host of the open page.
  await page.url(`${stage.partnerUrl}/nothing`);
  await page.deleteCookies();
  await page.url(partnerPage);
  await see('Sign in to continue');
});

/** Waits until the element of the partner's page shows a text. */
const see = (text: string) =>
  isTrue(
    page,
    (wanted) =>
      document.querySelector('fairlead-packages')?.shadowRoot?.textContent?.includes(wanted) ??
      false,
    `'${text}' was never seen in the element`,
    text,
  );

/** Presses the first button, Sign In at first, with the pointer, because only a press may open a window. */
const pressButton = () => page.$('fairlead-packages').shadow$('ui-button button').click();

/** Signs in on the login site, in the window that is in front. */
async function signIn(): Promise<void> {
  await isTrue(page, (login) => location.href.startsWith(login), 'no login site', stage.loginUrl);
  await fill(page, 'Email', 'ines@quillmarsh.example.com');
  await page.$('button').click();
}

/** Turns to the other window, once there is one. */
async function turnToWindow(own: string): Promise<void> {
  let other: string | undefined;
  const isOpen = async () => {
    other = (await page.getWindowHandles()).find((handle) => handle !== own);
    return other !== undefined;
  };
  await waitInTest(isOpen, 'No window was opened.');
  await page.switchToWindow(other ?? own);
}

test('the window of a sign-in closes, and the element of the partner’s page continues signed in', async () => {
  const own = await page.getWindowHandle();
  await pressButton();
  await turnToWindow(own);
  await signIn();
  await waitInTest(
    async () => (await page.getWindowHandles()).length === 1,
    'The window stayed open.',
  );
  await page.switchToWindow(own);
  await see('Recommended');
  expect(await page.getUrl()).toBe(partnerPage);
});

test('if the browser opens no window, the login site returns to the partner’s page', async () => {
  await page.execute(() => {
    window.open = () => null;
  });
  await pressButton();
  await signIn();
  await isTrue(page, (url) => location.href === url, 'The partner’s page never came', partnerPage);
  await see('Recommended');
});

test('where the browser keeps the session from the partner’s page, the element says so and leads to the product’s own', async () => {
  await page.url(pageOfOtherSite);
  await see('Sign in to continue');
  const own = await page.getWindowHandle();
  await pressButton();
  await turnToWindow(own);
  await signIn();
  await waitInTest(
    async () => (await page.getWindowHandles()).length === 1,
    'The window stayed open.',
  );
  await page.switchToWindow(own);
  await see('You signed in, but your browser keeps that from this page');
  await pressButton();
  await turnToWindow(own);
  const wanted = `${stage.url}/market-submission/ms_041`;
  await isTrue(
    page,
    (url) => location.href === url && document.body.innerText.includes('Recommended'),
    'The screen that the sign-in wanted never opened on the product’s own page',
    wanted,
  );
  await page.closeWindow();
  await page.switchToWindow(own);
});

test('a page that is not a partner’s is never opened', async () => {
  await page.url(
    `${stage.url}/return/auth/callback?type=login&partner=${encodeURIComponent('https://elsewhere.example.com/')}`,
  );
  await isTrue(
    page,
    () => document.querySelector('h1')?.textContent === 'You can go back now',
    'The page of a window without a way back was never seen',
  );
  expect(await page.getUrl()).toContain(`${stage.url}/return/auth/callback`);
});
