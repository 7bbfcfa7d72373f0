import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { DeployedMap, PageMap } from '@fairlead/build';
import { filesOf } from '@fairlead/build/preload';
import { findProblems } from '@fairlead/cli/mfe/findings';
import { areaOf } from '@fairlead/cli/mfe/live-areas';
import { evaluate } from '@fairlead/sandbox/stand-ins/flags/logic';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Browser } from 'webdriverio';
import { answerRequests } from '../../browser/answer-requests.ts';
import { pauseRequests } from '../../browser/devtools.ts';
import { isTrue } from '../../browser/is-true.ts';
import { fill, press } from '../../browser/press.ts';
import { buildLimit } from '../deployment.ts';
import { browser, press as click, forgetFiles, see } from '../page.ts';
import { cardProviderScript } from './card-provider.ts';
import { dist, openProduction, readDeployed } from './open-production.ts';

let stage: Awaited<ReturnType<typeof openProduction>>;
let page: Browser;
let stopAnswering: () => void;
let flagsHeld = Promise.resolve();
/** Whose flags the page has asked for, in the order of the requests. */
let flagsAskedFor: string[] = [];

/** Kept by every document of the product: what its policy refused. */
const keepViolations = `addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
  sessionStorage.refused = (sessionStorage.refused ?? '') + violatedDirective + ' ' + blockedURI + '; ';
});`;

beforeAll(async () => {
  stage = await openProduction('ms-released');
  page = await browser();
  await forgetFiles();
  await page.sendCommand('Page.addScriptToEvaluateOnNewDocument', { source: keepViolations });
  stopAnswering = await answerRequests(page, {
    'https://app.launchdarkly.com/': async (url) => {
      flagsAskedFor.push(...contextIn(url));
      await flagsHeld;
      const flags = { ...stage.flags(), 'intake-client-renewals-rollout': true };
      return { body: JSON.stringify(evaluate(flags)) };
    },
    'https://events.launchdarkly.com/': () => ({ status: 202 }),
    'https://js.stripe.com/': () => ({ type: 'text/javascript', body: cardProviderScript }),
  });
}, buildLimit);

afterAll(async () => {
  stopAnswering?.();
  await stage?.close();
});

/** The key of the flag service's user in the address of a request for flags; none in that of another request. */
const contextIn = (url: string): string[] => {
  const [, context = ''] = /\/contexts\/([^?]+)/.exec(url) ?? [];
  return context ? [JSON.parse(Buffer.from(context, 'base64url').toString()).key] : [];
};

const isAt = (start: string) =>
  isTrue(page, (url) => location.href.startsWith(url), `${start} was never opened`, start);

async function signIn() {
  // An open screen would notice that its session is gone, and leave to sign in and come back to itself.
  await page.url('about:blank');
  await page.sendCommandAndGetResult('Network.clearBrowserCookies', {});
  await page.url(`${stage.url}/login`);
  await isAt(`${stage.loginUrl}/login?type=login&return_to=${encodeURIComponent(stage.url)}`);
  await fill(page, 'Email', 'ines@quillmarsh.example.com');
  await press(page, 'Sign in here');
  await isAt(`${stage.url}/market-submission/`);
}

test('AUTH-049 a client signs in, buys and signs out, with the login site and the back end on origins of their own', async () => {
  await signIn();
  await press(page, 'Buy Now Recommended');
  await see(page, '#main', 'How would you like to pay?');
  await fill(page, 'Effective date', await firstDay());
  await press(page, 'Continue to Payment');
  await see(page, '#main', 'Payment method');
  for (const [field, text] of [
    ['cardNumber', '4242424242424242'],
    ['cardExpiry', '1230'],
    ['cardCvc', '123'],
    ['Postal code', '94105'],
  ] as const)
    await fill(page, field, text);
  await press(page, 'Send for Signature');
  await see(page, '#main', 'You’re all set');
  await isAt(`${stage.url}/market-submission/`);

  await click(page, '#header ui-menu > button');
  await press(page, 'Sign Out');
  await isAt(`${stage.loginUrl}/login?type=login&email=ines%40quillmarsh.example.com`);
  await page.url(stage.url);
  await see(page, '#header', 'Sign In');
  expect(await page.execute(() => sessionStorage.refused ?? '')).toBe('');
});

/** The files of the product that the open page has asked for, without the list of those it has not. */
const filesLoaded = (): Promise<string[]> =>
  page.execute(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === location.origin && !pathname.endsWith('.json'))
      .map(({ pathname }) => pathname)
      .filter((pathname) => pathname.startsWith('/assets/')),
  );

/** What the document of a route names: every file that its modules load, now or later. */
const mapOfRoute = (name: string): PageMap => {
  const [, text = '{}'] =
    /id="fairlead-map"[^>]*>([^<]*)</.exec(readDeployed(`pages/${name}.html`)) ?? [];
  return JSON.parse(text) as PageMap;
};

const firstDay = () =>
  page.execute(() => document.querySelector<HTMLInputElement>('input[type=date]')?.min ?? '');

const scripts = () =>
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz|woff2)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

test.each([
  ['an address of the sandbox', '/sandbox'],
  ['the control that swaps micro-frontends', 'There is no place for '],
  ['the badge of swapped micro-frontends', 'override-badge'],
])('no file of the production build has %s in it', (_, text) => {
  const files = scripts();
  expect(files.length).toBeGreaterThan(50);
  const having = files.filter((file) => readFileSync(file, 'utf8').includes(text));
  expect(having.map((file) => basename(file))).toEqual([]);
});

test('every area of the product could be released onto its own platform', () => {
  const live: DeployedMap = JSON.parse(readFileSync(join(dist, 'import-map.json'), 'utf8'));
  const areas = Object.keys(live.modules).filter((name) => /\/mfe-(?!kit)/.test(name));
  expect(areas).toHaveLength(9);
  const found = areas.flatMap((name) => {
    const folder = new URL(`../../../mfe/${areaOf(name)}/dist/manifest.json`, import.meta.url);
    return findProblems(JSON.parse(readFileSync(folder, 'utf8')), live);
  });
  expect(found).toEqual([]);
});

test('no script of the production build names an address that the settings don’t name', () => {
  const having = scripts().filter(
    (file) =>
      file.endsWith('.js') && /\.example\.com|\/\/localhost/.test(readFileSync(file, 'utf8')),
  );
  expect(having.map((file) => basename(file))).toEqual([]);
});

test.each([
  ['a script of this origin that the import map does not name', '/import-map.json'],
  ['a script of a foreign origin', 'https://evil.example.com/x.js'],
  ['the card provider on a page without payments', 'https://js.stripe.com/endive/stripe.js'],
])('the production page refuses %s', async (_, src) => {
  await page.url(stage.url);
  await see(page, '#header', 'Sign In');
  const outcome = await page.execute((url) => {
    try {
      document.createElement('script').src = url;
      return 'allowed';
    } catch (error) {
      return error instanceof Error ? error.message : 'refused';
    }
  }, src);
  expect(outcome).toContain('not in the import map');
});

test('the production page refuses an image of a foreign origin', async () => {
  await page.url(stage.url);
  await see(page, '#header', 'Sign In');
  await page.execute(() => {
    new Image().src = 'https://evil.example.com/x.png';
  });
  await isTrue(
    page,
    () => sessionStorage.refused?.includes('img-src https://evil.example.com/') ?? false,
    'The image was not refused',
  );
});

test('the terms of use and the privacy notice are where the settings say', async () => {
  await page.url(stage.url);
  await see(page, '#main', 'Privacy Notice');
  const links = await page.execute(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('#main a')]
      .filter(({ textContent }) => /terms of use|privacy notice/i.test(textContent))
      .map(({ href }) => href),
  );
  expect(links).toEqual([
    'https://www.example.com/terms',
    'https://www.example.com/privacy',
    'https://www.example.com/terms',
    'https://www.example.com/privacy',
  ]);
});

/** Shows an element in a place of a partner's page, in a window of 1280 px, and reads how its form is laid out. */
async function formInPlace(style: string) {
  await page.setWindowSize(1280, 900);
  const element = '<fairlead-intake path="/"></fairlead-intake>';
  const elements = `<div style="letter-spacing: normal; ${style}">${element}<p>Theirs</p></div>`;
  await page.url(`${stage.partnerUrl}/partner?${new URLSearchParams({ elements })}`);
  await isTrue(
    page,
    () =>
      document.querySelector('fairlead-intake')?.shadowRoot?.textContent?.includes('Continue') ??
      false,
    'the form of the element was never there',
  );
  return page.execute(() => {
    const host = document.querySelector('fairlead-intake');
    const box = host?.getBoundingClientRect();
    const tree = host?.shadowRoot;
    const topOf = (id: string) => tree?.getElementById(id)?.getBoundingClientRect().top ?? 0;
    const tooWide = [...(tree?.querySelectorAll<HTMLElement>('.fairlead-page *') ?? [])].filter(
      (one) =>
        one.checkVisibility() &&
        !one.closest('[popover]') &&
        one.getBoundingClientRect().right > (box?.right ?? 0) + 1,
    );
    return {
      width: box?.width,
      areNamesBesideEachOther: topOf('intake-firstName') === topOf('intake-lastName'),
      tooWide: tooWide.map(({ localName, className }) => `${localName}.${className}`),
    };
  });
}

test('an element on a partner’s page is laid out for its own width, whatever that of the window', async () => {
  expect(await formInPlace('width: 420px')).toEqual({
    width: 420,
    areNamesBesideEachOther: false,
    tooWide: [],
  });
  expect(await formInPlace('width: 1000px')).toMatchObject({ areNamesBesideEachOther: true });
  const inRow = await formInPlace('width: 1000px; display: flex; gap: 20px');
  expect(inRow.width).toBeGreaterThan(700);
  expect(inRow).toMatchObject({ areNamesBesideEachOther: true, tooWide: [] });
});

test('the production page offers tools no way in', async () => {
  const map = JSON.parse(readDeployed('import-map.json')) as { imports: Record<string, string> };
  expect(map.imports['@fairlead/root-config/control']).toBeUndefined();
  await page.url(stage.url);
  await see(page, '#header', 'Sign In');
  expect(await page.execute(() => 'fairlead' in globalThis)).toBe(false);
});

test('a renewal or a checkout that is opened cold loads no file of another area', async () => {
  await signIn();
  for (const [area, route, path, text] of [
    ['checkout', 'checkout', '/checkout/10065/recommended', 'We couldn’t find this application.'],
    ['renewal', 'renew', '/renew?legacyApplicationId=10020', 'Your renewal'],
  ] as const) {
    await forgetFiles();
    await page.url(stage.url + path);
    await see(page, '#main', text);
    const { imports, integrity } = mapOfRoute(route);
    const loaded = await filesLoaded();
    expect(loaded).toContain(imports[`@fairlead/mfe-${area}`]);
    const isOther = (name: string) =>
      /^@fairlead\/mfe-\w+$/.test(name) && !name.endsWith(area) && !name.endsWith('header');
    const whole = JSON.parse(readDeployed('import-map.json')) as DeployedMap;
    const own = filesOf(
      whole,
      Object.keys(whole.imports).filter((name) => !isOther(name)),
    );
    const foreign = filesOf(whole, Object.keys(whole.imports).filter(isOther)).filter(
      (file) => !own.includes(file),
    );
    expect(foreign.length).toBeGreaterThan(10);
    expect(loaded.filter((file) => foreign.includes(file))).toEqual([]);
    const others = Object.keys(imports).filter(isOther);
    expect(others.length).toBeGreaterThan(5);
    expect(others.filter((name) => integrity[imports[name] ?? ''])).toEqual([]);
  }
});

test('the flags of who has signed in are asked for while the shell is on its way, and not again when it is there', async () => {
  await signIn();
  flagsAskedFor = [];
  const shell = Promise.withResolvers<void>();
  const stop = await pauseRequests(page, ['*/assets/start-*.js'], async (paused, send) => {
    await shell.promise;
    send('Fetch.continueRequest', { requestId: paused.requestId });
  });
  onTestFinished(stop);
  onTestFinished(() => shell.resolve());
  // Resolves when the document is complete, which waits for the shell.
  const opened = page.url(`${stage.url}/market-submission/ms_041/confirmation`);
  await expect.poll(() => flagsAskedFor).toEqual(['ines@quillmarsh.example.com']);
  shell.resolve();
  await opened;
  await see(page, '#main', 'You’re all set');
  expect(flagsAskedFor).toEqual(['ines@quillmarsh.example.com']);
});

test('a screen that waits for flags has its own code by the time they are answered', async () => {
  await signIn();
  const { promise, resolve: answerFlags } = Promise.withResolvers<void>();
  flagsHeld = promise;
  onTestFinished(() => {
    answerFlags();
    flagsHeld = Promise.resolve();
  });
  await page.url(`${stage.url}/market-submission/ms_041/confirmation`);
  await expect.poll(filesLoaded).toContainEqual(expect.stringMatching(/chunk-confirmation-/));
  expect(await page.execute(() => document.querySelector('#main')?.innerHTML)).not.toContain(
    'all set',
  );
  expect(await filesLoaded()).toContainEqual(expect.stringMatching(/vendors\.flags-/));
});
