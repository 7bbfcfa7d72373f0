import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pageScript } from '@fairlead/cli/drivers/browser/page-script';
import { callUrl } from '@fairlead/contracts';
import { updateMarketSubmission } from '@fairlead/contracts/packages';
import { evaluate } from '@fairlead/sandbox/stand-ins/flags/logic';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Browser } from 'webdriverio';
import { answerRequests } from '../../browser/answer-requests.ts';
import { pauseRequests, printedErrors } from '../../browser/devtools.ts';
import { isTrue } from '../../browser/is-true.ts';
import { openSession, type Session } from '../../browser/session.ts';
import { waitInTest } from '../../browser/wait-in-test.ts';
import { buildLimit } from '../deployment.ts';
import { textOf } from '../page.ts';
import { cardProviderScript } from './card-provider.ts';
import { dist, openProduction } from './open-production.ts';

/** Those of the guards: packages and renewals are offered in the product, and admins have their tool. */
const flags = {
  'intake-client-plm-quoting': true,
  'allow-routing-to-admin-tooling': true,
  'intake-client-renewals-rollout': true,
};

let stage: Awaited<ReturnType<typeof openProduction>>;
let session: Session;
let page: Browser;
let outlineScript: string;

// A browser whose commands don't wait for a document whose scripts are on the way.
beforeAll(async () => {
  stage = await openProduction('new-founder', flags);
  outlineScript = await pageScript('tests/browser/outline-in-page.ts');
  session = await openSession([], 'none');
  page = session.browser;
  await page.sendCommand('Page.addScriptToEvaluateOnNewDocument', { source: keepTrouble });
  await page.sendCommandAndGetResult('Network.enable', {});
  await page.sendCommandAndGetResult('Network.setCacheDisabled', { cacheDisabled: true });
}, buildLimit);
afterAll(async () => {
  await session?.close();
  await stage?.close();
});

beforeEach(async () => {
  await open('/import-map.json');
  await page.execute(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
});

/** Opens a page while the files of that name are on the way. Returns the way to let them arrive. */
async function openWithout(files: string, address = '/'): Promise<() => void> {
  const release = await pauseRequests(page, [`*/assets/${files}*`], () => {});
  onTestFinished(release);
  await open(address);
  await isTrue(page, () => document.body?.lastElementChild?.localName === 'link', 'No document');
  return release;
}

/** Opens an address; commands to the page reach the new document from then on. */
async function open(address: string) {
  await page.execute(() => document.documentElement.toggleAttribute('data-before', true));
  await page.url(stage.url + address);
  await isTrue(
    page,
    () => !document.documentElement.hasAttribute('data-before'),
    'The document never came',
  );
}

const isMounted = () =>
  isTrue(
    page,
    () =>
      document.querySelector('#main > :is([data-area], [data-shell-page])')?.checkVisibility() ===
        true && document.querySelector('[data-drawn]') === null,
    'The area never took the place of the drawn form',
  );

/**
 * Runs in every document: keeps how far its content has moved, and what went wrong. An error without a message is of a
 * vendor's site, which isn't there.
 */
const keepTrouble = `
  if (sessionStorage.isBack) history.replaceState({ left: true }, '');
  globalThis.shift = 0;
  globalThis.moves = '';
  globalThis.complaints = '';
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources, startTime } of list.getEntries())
      if (!hadRecentInput) {
        shift += value;
        for (const { node, previousRect, currentRect } of sources)
          moves += [value.toFixed(4), 'at', Math.round(startTime), node?.nodeName, node?.className, node?.textContent?.trim().slice(0, 30),
            JSON.stringify(previousRect), '>', JSON.stringify(currentRect)].join(' ') + '; ';
      }
  }).observe({ type: 'layout-shift', buffered: true });
  const complain = (text) => void (complaints += text + '; ');
  addEventListener('error', ({ message }) => message && complain(message));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    complain(violatedDirective + ' ' + blockedURI));
  console.error = console.warn = (...said) => complain(said.join(' '));`;

const shift = () => page.execute(() => Number(Reflect.get(globalThis, 'shift')));

/** What has moved, for the message of a failure. */
const moves = () => page.execute(() => String(Reflect.get(globalThis, 'moves')));

const complaints = () => page.execute(() => String(Reflect.get(globalThis, 'complaints')));

/** The outlines of the parts of the page that are seen, the header's first. */
const outlines = (parts: string) =>
  page.execute(
    (of) =>
      ['header', 'main'].map((id) =>
        [...document.querySelectorAll<HTMLElement>(`#${id} > ${of}`)]
          .filter((part) => part.checkVisibility())
          .map((part) => Reflect.get(globalThis, 'fairleadOutline')(part)),
      ),
    parts,
  );

const value = (id: string) =>
  page.execute((of) => document.querySelector<HTMLInputElement>(`#${of}`)?.value, id);

const activeId = () => page.execute(() => document.activeElement?.id);

async function typeInto(id: string, text: string) {
  await page.$(`#${id}`).click();
  await page.keys(text);
}

test('the start page can be read and filled in before any script is there', async () => {
  await openWithout('boot-');
  expect(await page.getTitle()).toBe("Let's get you covered · Fairlead");
  expect(await page.$('h1*=covered').getText()).toBe("Let's get you covered");
  expect(await page.$('header').getText()).toContain('Talk to an Advisor');
  expect(await page.$('label[for=intake-legalName]').getText()).toBe('Legal business name');
  await typeInto('intake-legalName', 'Quillmarsh Labs');
  expect(await value('intake-legalName')).toBe('Quillmarsh Labs');
  await page.keys('Enter');
  expect(await page.getUrl()).toBe(`${stage.url}/`);
});

test.each([
  ['/', 375, 2],
  ['/', 1350, 2],
  ['/unsupported-location', 375, 1],
  ['/unsupported-location', 1350, 1],
])(
  'the first paint of %s is laid out as the page is with any of its style sheets, %d px wide',
  async (address, width, count) => {
    const screen = { width, height: 800, deviceScaleFactor: 1, mobile: false };
    await page.sendCommandAndGetResult('Emulation.setDeviceMetricsOverride', screen);
    onTestFinished(() => page.sendCommandAndGetResult('Emulation.clearDeviceMetricsOverride', {}));
    const boxes = () =>
      page.execute(() =>
        [...document.querySelectorAll('[data-drawn] *')].map((element) => {
          const { x, y, width: w, height: h } = element.getBoundingClientRect();
          return `${element.localName}.${element.getAttribute('class')} ${[x, y + scrollY, w, h].map(Math.round)}`;
        }),
      );
    const scriptsAndFonts = ['*/assets/*.js', '*/assets/*.woff2'];
    onTestFinished(await pauseRequests(page, scriptsAndFonts, () => {}));
    const source = await (await fetch(stage.url + address)).text();
    const sheets = [...source.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(
      ([, url = '']) => `*${url}`,
    );
    expect(sheets).toHaveLength(count);
    const pauses = await Promise.all(sheets.map((url) => pauseRequests(page, [url], () => {})));
    for (const release of pauses) onTestFinished(release);
    await open(address);
    await isTrue(page, () => document.querySelector('[data-drawn] footer') !== null, 'No footer');
    const first = await boxes();
    expect(first.length).toBeGreaterThan(40);
    for (const release of pauses) release();
    await isTrue(
      page,
      (all) =>
        [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(
          ({ sheet }) => sheet,
        ).length === all,
      'The style sheets never came',
      count,
    );
    // The parser waits for each sheet, and a frame may be drawn before it goes on to the next.
    for (let applied = 0; applied < 2 ** count; applied += 1) {
      const inBody = await page.execute((bits) => {
        const later = [...document.styleSheets].filter(({ ownerNode }) =>
          document.body.contains(ownerNode as Node),
        );
        for (const [index, sheet] of later.entries()) sheet.disabled = !(bits & (1 << index));
        return later.length;
      }, applied);
      expect(inBody).toBe(count);
      expect(await boxes(), `sheets ${applied.toString(2)}`).toEqual(first);
    }
  },
);

test('a document that arrives in two parts is not painted before its screen is whole', async () => {
  const source = await (await fetch(`${stage.url}/login`)).text();
  const half = source.indexOf('class="lead"');
  const { promise: isAsked, resolve: sendRest } = Promise.withResolvers<void>();
  const server = createServer(async ({ url }, response) => {
    if (url !== '/login') return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.write(source.slice(0, half));
    await isAsked;
    response.end(source.slice(half));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  await page.url(`http://localhost:${typeof address === 'object' ? address?.port : ''}/login`);
  await isTrue(page, () => document.querySelector('#main [data-drawn]') !== null, 'No first part');
  // Time enough for a dozen frames: without the mark in the document, the first one is painted.
  await page.executeAsync((done: () => void) => void setTimeout(done, 200));
  sendRest();
  await isTrue(
    page,
    () => document.readyState === 'complete' && performance.getEntriesByType('paint').length > 0,
    'Nothing was ever painted',
  );
  const [painted, arrived] = await page.execute(() => {
    const [paint] = performance.getEntriesByType('paint');
    const [document] = performance.getEntriesByType('navigation');
    return [
      paint?.startTime ?? 0,
      document instanceof PerformanceNavigationTiming ? document.responseEnd : 0,
    ] as const;
  });
  expect(arrived).toBeGreaterThan(200);
  expect(painted).toBeGreaterThan(200);
});

test('the style sheet of an area that is opened later comes after those of a drawn document', async () => {
  await open('/unsupported-location');
  await isMounted();
  await page.$('#header a[href="/"]').click();
  await isTrue(page, () => document.querySelector('.sign-in') !== null, 'The form never opened');
  expect(
    await page.execute(() =>
      [...document.styleSheets].map(({ ownerNode, cssRules }) => [
        (ownerNode as Element).localName,
        [...cssRules].some(({ cssText }) => cssText.startsWith('.sign-in-more')),
      ]),
    ),
  ).toEqual([
    ['style', false],
    ['link', false],
    ['link', true],
  ]);
});

test('a screen with a shadow tree is drawn whole before any script is there, and its area takes its place', async () => {
  const release = await openWithout('boot-', '/unsupported-location');
  expect(await page.getTitle()).toBe("Let's talk · Fairlead");
  const shown = () =>
    page.execute(() => {
      const main = document.querySelector<HTMLElement>('#main > :is([data-drawn], [data-area])');
      const heading = main?.querySelector('h1')?.getBoundingClientRect();
      return [main?.innerText, heading?.x, heading?.y];
    });
  const first = await shown();
  expect(first[0]).toContain("Let's talk");
  expect(
    await page.execute(
      () => document.querySelector('[data-drawn] ui-hand-off')?.shadowRoot !== null,
    ),
  ).toBe(true);
  release();
  await isMounted();
  expect(await shown()).toEqual(first);
});

test('what was entered, the focus and the caret are still there when the area is, and the page doesn’t move', async () => {
  const release = await openWithout('platform-');
  await page.$('#intake-terms').click();
  await page.$('#intake-addressType').selectByAttribute('value', 'HOME');
  await typeInto('intake-phone', '4155550123');
  await typeInto('intake-firstName', 'Annabel');
  await page.keys(['ArrowLeft', 'ArrowLeft']);
  const scroll = await page.execute(() => scrollY);
  expect(scroll).toBeGreaterThan(100);
  release();
  await isMounted();
  await page.keys('x');
  expect(await value('intake-firstName')).toBe('Annabxel');
  expect(await value('intake-phone')).toBe('(415) 555-0123');
  expect(await value('intake-addressType')).toBe('HOME');
  expect(
    await page.execute(() => document.querySelector<HTMLInputElement>('#intake-terms')?.checked),
  ).toBe(true);
  expect(await activeId()).toBe('intake-firstName');
  expect(await page.execute(() => scrollY)).toBe(scroll);
  expect(await page.$$('[data-invalid]').length).toBe(0);
  expect(await shift(), await moves()).toBeLessThanOrEqual(0.001);
  // The form has it, not only its fields: it is kept as a draft.
  await isTrue(
    page,
    () =>
      localStorage.getItem('fairlead:draft:intake')?.includes('"firstName":"Annabxel"') ?? false,
    'The draft was never written',
  );
});

test('a visitor’s session is requested once, before any script is loaded, and is no error in the console', async () => {
  const release = await openWithout('boot-');
  const asked = () =>
    page.execute(
      () =>
        performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/session'))
          .length,
    );
  await waitInTest(async () => (await asked()) === 1, 'The session was not asked for');
  release();
  await isMounted();
  expect(await asked()).toBe(1);
  const ofTheProduct = (await printedErrors(page)).filter((error) =>
    [stage.url, stage.apiUrl].some((origin) => error.includes(origin)),
  );
  expect(ofTheProduct).toEqual([]);
});

test('a press on Continue before the area is there is heard once', async () => {
  const release = await openWithout('platform-');
  await page.$('button*=Continue').click();
  release();
  await isMounted();
  await waitInTest(
    async () => (await page.$$('ui-error-summary h2').length) === 1,
    'Continue was never heard',
  );
  expect(await page.$('ui-error-summary h2').getText()).toBe(
    'Please complete the missing required fields',
  );
});

test('a page that is loaded again before its area was there still has what was entered', async () => {
  const release = await openWithout('platform-');
  await typeInto('intake-firstName', 'Annabel');
  const releaseAgain = await openWithout('platform-');
  await waitInTest(
    async () => (await value('intake-firstName')) === 'Annabel',
    'What was entered was gone',
  );
  release();
  releaseAgain();
  await isMounted();
  expect(await value('intake-firstName')).toBe('Annabel');
  expect(await page.execute(() => sessionStorage.getItem('fairlead:entered'))).toBeNull();
});

test('a start that fails says so above the form, which stays', async () => {
  const release = await pauseRequests(page, ['*/assets/boot-*'], ({ requestId }, send) =>
    send('Fetch.failRequest', { requestId, errorReason: 'ConnectionRefused' }),
  );
  onTestFinished(release);
  await open('/');
  await isTrue(page, () => document.querySelector('.not-started-now') !== null, 'Nothing was said');
  const headings = await page.$$('h1').map((heading) => heading.getText());
  expect(headings).toEqual(['Something went sideways.', "Let's get you covered"]);
});

test('a browser that was signed in doesn’t show the form before the session is known', async () => {
  await openWithout('boot-');
  await page.execute(() => localStorage.setItem('fairlead:signed-in', '1'));
  await openWithout('boot-');
  expect(await page.$('#intake-legalName').isDisplayed()).toBe(false);
});

test('the document of a partner’s visitor has its experience before any script is there', async () => {
  await openWithout('boot-', '/?experience=vanta');
  expect(await page.execute(() => document.documentElement.dataset.experience)).toBe('vanta');
});

/** The documents of visitors without a session: address and a text of each. */
const drawn = [
  ['/', 'Tell us about your role'],
  ['/?experience=vanta', 'for Vanta customers'],
  ['/login', 'Sign in to continue'],
  ['/login?experience=vanta', 'Sign in to continue'],
  ['/vanta-welcome', 'Insure your startup in 10 minutes.'],
  ['/vanta-welcome?experience=vanta', 'Insure your startup in 10 minutes.'],
  ['/cyber-upgrade', 'Sign in to submit a Cyber upgrade'],
  ['/cyber-upgrade?experience=vanta', 'Sign in to submit a Cyber upgrade'],
  ['/unsupported-location', "Let's talk"],
  ['/unsupported-location?experience=vanta', "Let's talk"],
  ['/nowhere', 'There is no page at this address.'],
  ['/nowhere?experience=vanta', 'There is no page at this address.'],
] as const;

test.each(drawn)(
  '%s is drawn as its area shows it, and nothing moves or complains',
  async (address, text) => {
    // Whoever opens /login leaves for the login site, and sees the screen when they come back.
    await page.execute(() => sessionStorage.setItem('isBack', '1'));
    const release = await openWithout('boot-', address);
    await page.execute(outlineScript);
    const before = await outlines('[data-drawn]');
    const title = await page.getTitle();
    expect(before.join('\n')).toContain(text);
    release();
    await isMounted();
    expect(await outlines(':is([data-area], [data-shell-page])')).toEqual(before);
    expect(await page.getTitle()).toBe(title);
    expect(await shift(), await moves()).toBeLessThanOrEqual(0.001);
    expect(await complaints()).toBe('');
  },
);

const applicant = 'leonie@saltgrovetools.example.com';
/** Has packages, and has chosen one of them. */
const client = 'ines@quillmarsh.example.com';
const buyer = 'omar@larkspindle.example.com';
const admin = 'vera@fairlead.example.com';
/** Have a quote of the legacy product: one pays it, one has paid. */
const payer = 'nina@bellwetherly.example.com';
const signer = 'aisha@fennelbright.example.com';
const renewer = 'wendy@coveplane.example.com';

/** The screens of people with a session: whose, address, a text while their data is on the way, and one of the answer. */
const loading = [
  [
    applicant,
    '/application/app_088/qs_company',
    'Your questions are loading…',
    'About the company',
  ],
  [
    applicant,
    '/application/app_088/review',
    'We’re putting your answers together.',
    'About the company',
  ],
  [client, '/market-submission/ms_041', 'Your packages are loading…', 'Buy Now'],
  [client, '/market-submission/ms_041/billing', 'Your prices are loading…', 'Continue to Payment'],
  [
    buyer,
    '/market-submission/ms_042/confirmation',
    'Your confirmation is loading…',
    'You’re all set',
  ],
  [
    client,
    '/market-submission/ms_041/packages/pk_041_2',
    'Your package is loading…',
    'View Details',
  ],
  [
    client,
    '/market-submission/ms_041/checkout/MONTHLY',
    'Your prices are loading…',
    'Send for Signature',
  ],
  [payer, '/checkout/10026/recommended', 'Your prices are loading…', 'so that everything adds up'],
  [payer, '/checkout/10026/recommended/monthly', 'Your prices are loading…', 'Send for Signature'],
  [
    signer,
    '/officer-signature/10028/recommended',
    'Your policy is loading…',
    'We sent the documents to',
  ],
  [renewer, '/renew?legacyApplicationId=10020', 'Your renewal is loading…', 'It’s time to renew'],
  [
    renewer,
    '/renew-information-confirm?legacyApplicationId=10020&preventReroute=true',
    'Your renewal is loading…',
    'CONFIRM & CONTINUE',
  ],
  [admin, '/admin', 'Loading the submissions…', 'Quillmarsh Software, Inc.'],
  [
    admin,
    '/admin/market-submissions/ms_051',
    'The packages are loading…',
    'Oxlip Fieldworks, Inc., application',
  ],
  [
    admin,
    '/admin/market-submissions/ms_051/quote-library',
    'The packages are loading…',
    'Request Quotes',
  ],
  [admin, '/admin/market-submission/ms_041', 'Your packages are loading…', 'Explore'],
  [
    admin,
    '/admin/market-submission/ms_041/packages/pk_041_2',
    'Your package is loading…',
    'View Details',
  ],
] as const;

/**
 * The experiences, the widths, in px, and the motion in which each is looked at. Without a GPU, the shine of what loads costs
 * more than the rest of the page.
 */
const looks = [
  ['fairlead', 1350, 'reduce'],
  ['fairlead', 375, 'no-preference'],
  ['vanta', 1350, 'no-preference'],
  ['vanta', 375, 'reduce'],
] as const;

/** The screens of people with a session that show the same before their data is there: whose, address and a text. */
const still = [
  [client, '/user-discretion', 'Hang tight. Your request is under review'],
  [renewer, '/discretion-quote-blocking-renewal', 'We’re reviewing your renewal'],
  [admin, '/admin-missing-application', 'Which application?'],
] as const;

const stillLooks = [
  ['fairlead', 1350, 'no-preference'],
  ['fairlead', 320, 'no-preference'],
  ['vanta', 768, 'no-preference'],
  ['vanta', 375, 'no-preference'],
] as const;

const loadingLooks = [
  ...loading.flatMap((row) => looks.map((look) => [...look, ...row] as const)),
  ...still.flatMap((row) => stillLooks.map((look) => [...look, ...row, row[2]] as const)),
];

describe('a screen of somebody with a session', () => {
  const isAt = (start: string) =>
    isTrue(page, (url) => location.href.startsWith(url), `${start} was never opened`, start);

  test('a visitor without a session is redirected to sign in, and sees nobody’s data on the way', async () => {
    const [[, address, text]] = loading;
    const release = await openWithout('boot-', address);
    expect(await textOf(page, '[data-drawn=application]')).toContain(text);
    expect(await textOf(page, '#header')).not.toContain('Sign');
    release();
    await isAt(`${stage.loginUrl}/login?type=login`);
  });

  test.each(loadingLooks)(
    'in %s, %d px wide, motion: %s, of %s, %s is drawn as it shows that it loads, and nothing moves when it is there, nor when its answer is',
    async (experience, width, motion, email, path, text, dataText) => {
      onTestFinished(signOut);
      await signIn(email);
      const screen = { width, height: 800, deviceScaleFactor: 1, mobile: false };
      await page.sendCommandAndGetResult('Emulation.setDeviceMetricsOverride', screen);
      onTestFinished(() =>
        page.sendCommandAndGetResult('Emulation.clearDeviceMetricsOverride', {}),
      );
      await preferMotion(motion);
      onTestFinished(() => preferMotion('no-preference'));
      const address = `${path}${path.includes('?') ? '&' : '?'}experience=${experience}`;
      const answer = await pauseRequests(
        page,
        [`${stage.apiUrl}/*`],
        ({ requestId, request }, send) => {
          if (request.method === 'OPTIONS' || isOfGuards(request.url))
            send('Fetch.continueRequest', { requestId });
        },
      );
      onTestFinished(answer);
      onTestFinished(await answerVendors());
      const release = await openWithout('boot-', address);
      await page.execute(outlineScript);
      const [, before] = await outlines('[data-drawn]');
      expect(before?.join('\n')).toContain(text);
      const placed = await placeOfFirst();
      release();
      await isMounted();
      expect((await outlines('[data-area]'))[1]).toEqual(before);
      answer();
      await isSeen(dataText);
      // What is replaced doesn't count as moved.
      expect(await placeOfFirst()).toEqual(placed);
      expect(await shift(), await moves()).toBeLessThanOrEqual(0.01);
      expect(await complaints()).toBe('');
    },
  );

  /** The data that a screen asks for first: whose, their mark, address, the paths of the calls, and a text of the answer. */
  const firstData = [
    [
      applicant,
      'client',
      '/application/app_088/qs_company',
      [
        '/userinfo',
        '/user_info',
        '/question-sets/qs_company/application/app_088',
        '/applications/app_088/next-question-set',
        '/applications/app_088',
      ],
      'About the company',
    ],
    [
      client,
      'client',
      '/market-submission/ms_041',
      ['/userinfo', '/market-submission/ms_041'],
      'Buy Now',
    ],
    [
      client,
      'client',
      '/market-submission/ms_041/packages/pk_041_2',
      ['/userinfo', '/market-submission/ms_041', '/market-submission/ms_041/available-coverages'],
      'Recommended',
    ],
    [
      buyer,
      'client',
      '/market-submission/ms_042/confirmation',
      [
        '/userinfo',
        '/market-submission/ms_042',
        '/issuance/signature-details?market_submission_id=ms_042',
      ],
      'We sent them to',
    ],
    [
      payer,
      'client',
      '/checkout/10026/recommended',
      [
        '/userinfo',
        '/v1/applications/10026',
        '/v1/applications/10026/packages',
        '/v1/applications/10026/previous_payment_info',
      ],
      'so that everything adds up',
    ],
    [
      admin,
      'admin',
      '/admin',
      ['/userinfo', '/user_info', '/admin/market-submissions?limit=50'],
      'Quillmarsh Software, Inc.',
    ],
    [
      admin,
      'admin',
      '/admin/market-submissions/ms_051',
      ['/userinfo', '/admin/market-submission/ms_051'],
      'Oxlip Fieldworks, Inc., application',
    ],
  ] as const;

  test.each(firstData)(
    'of %s, marked as %s, the data of %s are asked for before any script is there, and once',
    async (email, mark, address, paths, text) => {
      onTestFinished(signOut);
      await signIn(email);
      onTestFinished(await answerVendors());
      await markAs(null);
      const goOn = await openWithout('boot-', address);
      expect(await asked(paths)).toEqual(paths.map(() => 0));
      goOn();
      await markAs(mark);
      const release = await openWithout('boot-', address);
      await isTrue(
        page,
        (all) =>
          all.every((path) =>
            performance.getEntriesByType('resource').some(({ name }) => name.endsWith(path)),
          ),
        'The data were not asked for',
        paths,
      );
      release();
      await isMounted();
      await isSeen(text);
      expect(await asked(paths)).toEqual(paths.map(() => 1));
    },
  );

  test('asks again for data that were refused because the visitor seemed to have no session', async () => {
    onTestFinished(signOut);
    const [[email, , address, [, , data], text]] = firstData;
    await signIn(email);
    await markAs('client');
    let count = 0;
    onTestFinished(
      await pauseRequests(page, [`*${data}`], ({ requestId }, send) => {
        count += 1;
        if (count > 1) send('Fetch.continueRequest', { requestId });
        else send('Fetch.fulfillRequest', { requestId, ...unauthorized });
      }),
    );
    await open(address);
    await isSeen(text);
    expect(count).toBe(2);
    expect(await page.execute(() => location.pathname)).toBe(address);
  });

  test('a screen of an admin is not requested as a client would request it', async () => {
    onTestFinished(signOut);
    await signIn(admin);
    await markAs('admin');
    await openWithout('boot-', '/market-submission/ms_041');
    await isTrue(
      page,
      () =>
        performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/user_info')),
      'Nothing was asked for',
    );
    expect(await asked(['/client-backend/market-submission/ms_041'])).toEqual([0]);
  });

  test('of a list with a search in its address is not asked for without the search', async () => {
    onTestFinished(signOut);
    await signIn(admin);
    onTestFinished(await answerVendors());
    await markAs('admin');
    const goOn = await openWithout('boot-', '/admin?search=oxlip');
    await isTrue(
      page,
      () =>
        performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/user_info')),
      'Nothing was asked for',
    );
    expect(await asked(['/admin/market-submissions?limit=50'])).toEqual([0]);
    goOn();
    await isSeen('Oxlip Fieldworks, Inc.');
    expect(await asked(['/admin/market-submissions?limit=50'])).toEqual([0]);
  });

  /** What the last page of this browser knew of who is there; null: nothing. */
  async function markAs(who: string | null) {
    await open('/import-map.json');
    await page.execute((mark) => {
      if (mark) localStorage.setItem('fairlead:signed-in', mark);
      else localStorage.clear();
    }, who);
  }

  const isSeen = (text: string) =>
    isTrue(
      page,
      (data) => document.querySelector<HTMLElement>('#main')?.innerText.includes(data) === true,
      'The data never came',
      text,
    );

  /** How often each of the paths was asked for, preflights left out. */
  const asked = (paths: readonly string[]) =>
    page.execute(
      (all) =>
        all.map(
          (path) =>
            performance.getEntriesByType('resource').filter(({ name }) => name.endsWith(path))
              .length,
        ),
      paths,
    );

  const unauthorized = {
    responseCode: 401,
    get responseHeaders() {
      return [
        { name: 'access-control-allow-origin', value: stage.url },
        { name: 'access-control-allow-credentials', value: 'true' },
        { name: 'content-type', value: 'application/json' },
      ];
    },
    body: Buffer.from('{"error_code":"login_required"}').toString('base64'),
  };

  const answerVendors = () =>
    answerRequests(page, {
      'https://app.launchdarkly.com/': () => ({ body: JSON.stringify(evaluate(flags)) }),
      'https://js.stripe.com/': () => ({ type: 'text/javascript', body: cardProviderScript }),
    });

  /** Where the buttons of the first package are, the lines of the first schedule, or what is like them, from the top of the window. */
  const placeOfFirst = () =>
    page.execute(() => {
      const part = document.querySelector(
        '#main :is(.option-actions, .schedule-lines, .card-form, .coverage-grid, .address-card)',
      );
      return part && Math.round(part.getBoundingClientRect().top);
    });

  /** The client chooses the package that billing is about. */
  beforeAll(async () => {
    await open('/import-map.json');
    await signIn(client);
    const chosen = await page.execute(
      async (url) => {
        const { ok } = await fetch(url, {
          method: 'PATCH',
          credentials: 'include',
          headers: { 'content-type': 'application/json' },
          body: '{"market_submission_id":"ms_041","selected_package_id":"pk_041_2"}',
        });
        return ok;
      },
      `${stage.apiUrl}${callUrl({ ...updateMarketSubmission, query: {}, headers: {} })}`,
    );
    await signOut();
    expect(chosen).toBe(true);
  });

  const preferMotion = (value: 'reduce' | 'no-preference') =>
    page.sendCommandAndGetResult('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-motion', value }],
    });

  /** The session, the user and what they may do. */
  const isOfGuards = (url: string) => /\/(session|userinfo|user_info)$/.test(url);

  const signOut = () => page.sendCommandAndGetResult('Network.clearBrowserCookies', {});

  /** Signs in as the login site does, whose own page and the one it returns to are looked at elsewhere. */
  async function signIn(email: string) {
    const isSignedIn = await page.execute(
      async (url, body) => {
        const headers = { 'content-type': 'application/json' };
        const { ok } = await fetch(url, { method: 'POST', credentials: 'include', headers, body });
        return ok;
      },
      `${stage.apiUrl}/sandbox/api/sign-in`,
      JSON.stringify({ email }),
    );
    expect(isSignedIn).toBe(true);
  }
});

test.each([
  'intake',
  'login',
  'vanta-welcome',
  'cyber-upgrade',
  'unsupported-location',
  'index',
  'question-set',
  'review',
  'admin-submissions',
  'market-submission',
  'billing',
  'confirmation',
  'package',
  'market-submission-checkout',
  'gtm-review-block',
  'checkout',
  'checkout-payment',
  'officer-signature',
  'renew',
  'renew-information-confirm',
  'user-discretion',
  'discretion-quote-blocking-renewal',
  'admin-missing-application',
  'admin-market-submissions',
  'admin-quote-library',
  'admin-market-submission',
  'admin-package',
])(
  'the drawn document of %s arrives whole in the ten packets that a connection may send at once',
  (name) => {
    const size = readFileSync(join(dist, `pages/${name}.html.br`)).length;
    expect(size).toBeGreaterThan(8_000);
    expect(size).toBeLessThanOrEqual(14_600);
  },
);
