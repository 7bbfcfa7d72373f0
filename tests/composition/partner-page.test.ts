import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { Browser } from 'webdriverio';
import { pauseRequests } from '../browser/devtools.ts';
import { isTrue } from '../browser/is-true.ts';
import { breakFile } from './break-file.ts';
import { holdRequest } from './hold-request.ts';
import { browser, fileOf, forgetFiles, stage } from './page.ts';

/** A code of the sandbox's embedded-applicant, which works once in a world. */
const code = 'embed-ok-012';

beforeEach(forgetFiles);

/** Opens a partner's page with these elements, as someone who was never there. */
async function openPartner(elements: string, scripts = 1): Promise<Browser> {
  const page = await browser();
  await page.url(`${stage.partnerUrl}/nothing`);
  const { port } = new URL(stage.url);
  await page.execute((cookie) => {
    localStorage.clear();
    sessionStorage.clear();
    // biome-ignore lint/suspicious/noDocumentCookie: the sandbox reads this one.
    document.cookie = cookie;
  }, `fairlead-world-${port}=${randomUUID()}; path=/`);
  const query = new URLSearchParams({ elements, scripts: `${scripts}` });
  await page.url(`${stage.partnerUrl}/partner?${query}`);
  return page;
}

const seeIn = (page: Browser, selector: string, text: string) =>
  isTrue(
    page,
    (where, wanted) => {
      const element = document.querySelector(where);
      const shown = element?.shadowRoot ?? element;
      return shown?.textContent?.includes(wanted) ?? false;
    },
    `'${text}' was never seen inside ${selector}`,
    selector,
    text,
  );

const pressIn = (page: Browser, selector: string, button: string) =>
  page.execute(
    (where, name) => {
      const element = document.querySelector(where);
      [...((element?.shadowRoot ?? element)?.querySelectorAll('button') ?? [])]
        .find(({ textContent }) => textContent?.trim() === name)
        ?.click();
    },
    selector,
    button,
  );

test('one element shows the screens of every area', async () => {
  const page = await openPartner(
    '<fairlead-intake path="/unsupported-location"></fairlead-intake>',
  );
  await seeIn(page, 'fairlead-intake', 'Unsupported location');
});

test('a screen is shown in its own area’s element if the page has one', async () => {
  const page = await openPartner(
    '<fairlead-intake path="/unsupported-location"></fairlead-intake><fairlead-decision></fairlead-decision>',
  );
  await seeIn(page, 'fairlead-decision', 'Unsupported location');
  const first = await page.execute(
    () => document.querySelector('fairlead-intake')?.shadowRoot?.textContent,
  );
  expect(first).not.toContain('Unsupported location');
});

test('an element whose screen needs a sign-in shows where to sign in, and the page around it stays', async () => {
  const page = await openPartner('<fairlead-decision path="/user-discretion"></fairlead-decision>');
  const before = await page.getUrl();
  await seeIn(page, 'fairlead-decision', 'Sign in');
  expect(await page.getUrl()).toBe(before);
});

test('the code is read from the element that has it, whatever precedes it on the page', async () => {
  const page = await openPartner(
    `<fairlead-header></fairlead-header><fairlead-decision path="/user-discretion?auth_code=${code}"></fairlead-decision>`,
  );
  await seeIn(page, 'fairlead-decision', 'Hang tight.');
});

test('an element opens the path that it gets later, with the code in it', async () => {
  const page = await openPartner(
    '<fairlead-decision path="/unsupported-location"></fairlead-decision>',
  );
  await seeIn(page, 'fairlead-decision', 'Unsupported location');
  await page.execute(
    (path) => document.querySelector('fairlead-decision')?.setAttribute('path', path),
    `/user-discretion?auth_code=${code}`,
  );
  await seeIn(page, 'fairlead-decision', 'Hang tight.');
});

test('a page that is loaded again with its used code continues the session', async () => {
  const page = await openPartner(
    `<fairlead-decision path="/user-discretion?auth_code=${code}"></fairlead-decision>`,
  );
  await seeIn(page, 'fairlead-decision', 'Hang tight.');
  await page.refresh();
  await seeIn(page, 'fairlead-decision', 'Hang tight.');
});

test('a code that was used elsewhere, or never existed, says so', async () => {
  const page = await openPartner(
    `<fairlead-decision path="/user-discretion?auth_code=${code}"></fairlead-decision>`,
  );
  await seeIn(page, 'fairlead-decision', 'Hang tight.');
  await page.execute(() => sessionStorage.clear());
  await page.refresh();
  await seeIn(page, 'fairlead-decision', 'The access code of this page doesn’t work anymore');
  const other = await openPartner(
    '<fairlead-decision path="/user-discretion?auth_code=nonsense"></fairlead-decision>',
  );
  await seeIn(other, 'fairlead-decision', 'The access code of this page doesn’t work anymore');
});

test.each(['settings.json', 'import-map.json'])(
  'an element says that %s did not arrive, and Try again shows it',
  async (file) => {
    const stop = await pauseRequests(await browser(), [`*/${file}`], ({ requestId }, send) =>
      send('Fetch.failRequest', { requestId, errorReason: 'ConnectionFailed' }),
    );
    const page = await openPartner('<fairlead-intake path="/"></fairlead-intake>');
    await seeIn(page, 'fairlead-intake', 'Something went sideways.');
    stop();
    await pressIn(page, 'fairlead-intake', 'Try again');
    await seeIn(page, 'fairlead-intake', 'Intake 0.1.0');
  },
);

test.each([
  ['its own area', '@fairlead/mfe-intake', '/', 'Intake 0.1.0'],
  [
    'the area of its screen',
    '@fairlead/mfe-decision',
    '/unsupported-location',
    'Unsupported location',
  ],
])(
  'an element says that the file of %s did not arrive, and Try again shows it',
  async (_, module, path, text) => {
    const mend = breakFile(fileOf(module), 'gone');
    const page = await openPartner(`<fairlead-intake path="${path}"></fairlead-intake>`);
    await seeIn(page, 'fairlead-intake', 'Something went sideways.');
    mend();
    await pressIn(page, 'fairlead-intake', 'Try again');
    await seeIn(page, 'fairlead-intake', text);
  },
);

test('an element whose file did not arrive tries again by itself once the browser is online', async () => {
  const mend = breakFile(fileOf('@fairlead/mfe-intake'), 'gone');
  const page = await openPartner('<fairlead-intake path="/"></fairlead-intake>');
  await seeIn(page, 'fairlead-intake', 'Something went sideways.');
  mend();
  await page.execute(() => void dispatchEvent(new Event('online')));
  await seeIn(page, 'fairlead-intake', 'Intake 0.1.0');
});

test('an element says that the file of its screen hangs, and Try again loads the page again', async () => {
  const page = await openPartner('<fairlead-intake path="/"></fairlead-intake>');
  await seeIn(page, 'fairlead-intake', 'Intake 0.1.0');
  await holdRequest(fileOf('@fairlead/mfe-decision'));
  await page.execute(() =>
    document.querySelector('fairlead-intake')?.setAttribute('path', '/unsupported-location'),
  );
  await seeIn(page, 'fairlead-intake', 'A part of this page didn’t arrive');
  await page.execute(() => {
    document.title = 'before';
  });
  await page.$('fairlead-intake').shadow$('[data-retry] button').click();
  await expect.poll(() => page.getTitle()).not.toBe('before');
  await seeIn(page, 'fairlead-intake', 'Intake 0.1.0');
});

test('elements work in a body that took the place of another one, as some partners’ pages move on', async () => {
  const page = await openPartner('<fairlead-intake path="/"></fairlead-intake>');
  await seeIn(page, 'fairlead-intake', 'Intake 0.1.0');
  await page.execute(() => {
    const body = document.createElement('body');
    const element = document.createElement('fairlead-decision');
    element.setAttribute('path', '/unsupported-location');
    body.append(element);
    document.body.replaceWith(body);
  });
  await seeIn(page, 'fairlead-decision', 'Unsupported location');
});

/** What a card of the partner's shows in its own shadow tree, two levels deep. */
const readInCards = (page: Browser) =>
  page.execute(
    () =>
      document
        .querySelector('partner-page')
        ?.shadowRoot?.querySelector('partner-card')
        ?.shadowRoot?.querySelector('fairlead-intake')?.shadowRoot?.textContent ?? '',
  );

test('an element in shadow trees of the partner’s own elements works, and tells the page its screens', async () => {
  const page = await openPartner(`<partner-page><template shadowrootmode="open">
    <partner-card><template shadowrootmode="open"><fairlead-intake path="/"></fairlead-intake></template></partner-card>
  </template></partner-page>
  <script>addEventListener('fairlead-screen', ({ detail }) => { document.title = detail.path; });</script>`);
  await expect.poll(() => readInCards(page)).toContain('Intake 0.1.0');
  await page.execute(() =>
    document
      .querySelector('partner-page')
      ?.shadowRoot?.querySelector('partner-card')
      ?.shadowRoot?.querySelector('fairlead-intake')
      ?.setAttribute('path', '/unsupported-location'),
  );
  await expect.poll(() => readInCards(page)).toContain('Unsupported location');
  await expect.poll(() => page.getTitle()).toBe('/unsupported-location');
});

/** Presses the link to the next screen by keyboard, at the end of a page that is scrolled there; `elsewhere` moves away. */
async function goOn(elsewhere: string | null): Promise<Browser> {
  const page = await openPartner(
    '<button id="own">Own</button><fairlead-intake path="/"></fairlead-intake><div style="height: 3000px"></div>',
  );
  await seeIn(page, 'fairlead-intake', 'Intake 0.1.0');
  await page.execute(() => {
    document
      .querySelector('fairlead-intake')
      ?.shadowRoot?.querySelector<HTMLElement>('#onward')
      ?.focus();
    scrollTo(0, 2000);
  });
  if (elsewhere === null) await page.keys('Enter');
  else
    await page.execute((selector) => {
      document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
      document.querySelector('fairlead-intake')?.setAttribute('path', '/unsupported-location');
    }, elsewhere);
  await seeIn(page, 'fairlead-intake', 'Unsupported location');
  return page;
}

const placeOf = (page: Browser) =>
  page.execute(() => {
    const element = document.querySelector('fairlead-intake');
    return {
      focused: (element?.shadowRoot?.activeElement ?? document.activeElement)?.textContent,
      isTopSeen: (element?.getBoundingClientRect().top ?? -1) >= 0,
    };
  });

test('whoever goes on in an element by keyboard is on the heading of the next screen, and sees its top', async () => {
  const page = await goOn(null);
  await expect
    .poll(() => placeOf(page))
    .toEqual({ focused: 'Unsupported location', isTopSeen: true });
});

test('whoever is elsewhere on a partner’s page that opens another screen stays there', async () => {
  const page = await goOn('#own');
  await page.executeAsync((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  expect(await placeOf(page)).toEqual({ focused: 'Own', isTopSeen: false });
});

test('Enter that is held down submits once in an element, and is the partner’s own beside it', async () => {
  const page = await openPartner(
    '<button id="own">Own</button><fairlead-intake path="/"></fairlead-intake>',
  );
  await seeIn(page, 'fairlead-intake', 'Intake 0.1.0');
  const held = await page.execute(() => {
    const isTakenBack = (target: Element | null | undefined) =>
      target?.dispatchEvent(
        new KeyboardEvent('keydown', {
          key: 'Enter',
          repeat: true,
          bubbles: true,
          composed: true,
          cancelable: true,
        }),
      ) === false;
    const { shadowRoot } = document.querySelector('fairlead-intake') as HTMLElement;
    return {
      input: isTakenBack(shadowRoot?.querySelector('input')),
      own: isTakenBack(document.querySelector('#own')),
    };
  });
  expect(held).toEqual({ input: true, own: false });
});

/** A SystemJS that is the partner's; it loads nothing of ours. */
const theirSystem = "{ isTheirs: true, register() { throw new Error('theirs'); } }";
const isSystemTheirs = (page: Browser) =>
  page.execute(() => (globalThis as { System?: { isTheirs?: boolean } }).System?.isTheirs === true);

test('a page that has a SystemJS of its own keeps it, and an element loads with ours', async () => {
  const page = await openPartner(
    `<script>System = ${theirSystem};</script><fairlead-intake path="/"></fairlead-intake>`,
  );
  await seeIn(page, 'fairlead-intake', 'Intake 0.1.0');
  expect(await isSystemTheirs(page)).toBe(true);
});

test('a page whose own SystemJS comes after ours has it, and an element loads what it still needs', async () => {
  const page = await openPartner('<fairlead-intake path="/"></fairlead-intake>');
  await seeIn(page, 'fairlead-intake', 'Intake 0.1.0');
  expect(await isSystemTheirs(page)).toBe(false);
  await page.execute(`System = ${theirSystem}`);
  await page.execute(() =>
    document.querySelector('fairlead-intake')?.setAttribute('path', '/unsupported-location'),
  );
  await seeIn(page, 'fairlead-intake', 'Unsupported location');
  expect(await isSystemTheirs(page)).toBe(true);
});

test('a page that has the script twice, as two snippets bring it, starts the product once', async () => {
  const page = await openPartner('<fairlead-intake path="/"></fairlead-intake>', 2);
  await seeIn(page, 'fairlead-intake', 'Intake 0.1.0');
  const sessions = await page.execute(
    () =>
      performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/session'))
        .length,
  );
  expect(sessions).toBe(1);
});

/** The font sizes of a heading, a label and a link inside the element, in px. */
const sizesInside = (page: Browser) =>
  page.execute(() => {
    const root = document.querySelector('fairlead-intake')?.shadowRoot;
    return ['h1', 'label', 'a'].map((where) => {
      const element = root?.querySelector(where);
      return element && Number.parseFloat(getComputedStyle(element).fontSize);
    });
  });

test.each(['62.5%', '30px'])(
  'sizes inside an element are its own where the page around it has a root font size of %s',
  async (size) => {
    const page = await openPartner('<fairlead-intake path="/"></fairlead-intake>');
    await seeIn(page, 'fairlead-intake', 'Intake 0.1.0');
    const usual = await sizesInside(page);
    expect(usual[0]).toBe(32);
    await page.execute((root) => {
      document.documentElement.style.fontSize = root;
      const style = document.createElement('style');
      style.textContent = `fairlead-intake { font-size: ${root}; --fairlead-rem: ${root}; }`;
      document.head.append(style);
    }, size);
    expect(await sizesInside(page)).toEqual(usual);
  },
);

test.each(['100%', '10px'])(
  'sizes inside an element follow the visitor’s own font size where the page around it has a root font size of %s',
  async (root) => {
    const setFontSize = async (standard: number) =>
      (await browser()).sendCommand('Page.setFontSizes', { fontSizes: { standard } });
    await setFontSize(24);
    try {
      const page = await openPartner(
        `<style>html { font-size: ${root} }</style><fairlead-intake path="/"></fairlead-intake>`,
      );
      await seeIn(page, 'fairlead-intake', 'Intake 0.1.0');
      expect(await sizesInside(page)).toEqual([48, 24, 24]);
    } finally {
      await setFontSize(16);
    }
  },
);
