import { expect, test } from 'vitest';
import type { Browser } from 'webdriverio';
import { waitInTest } from '../browser/wait-in-test.ts';
import { begin, isTrue, see } from './page.ts';

const path = async (page: Browser) => new URL(await page.getUrl()).pathname;

/** The panel isn't part of the page that scenarios see. */
async function pressInPanel(page: Browser, name: string) {
  await page.$('.sandbox-opener').click();
  await isTrue(
    page,
    () => document.querySelector('fairlead-sandbox-panel button') !== null,
    'The panel never opened',
  );
  await page.$('fairlead-sandbox-panel').$(`button=${name}`).click();
}

/** Waits until the panel has submitted the application. Each page that it answers on the way has a wait of its own. */
async function seeSubmitted(page: Browser): Promise<void> {
  const submitted = 'Submitted: the page shows the decision.';
  const panel = page.$('fairlead-sandbox-panel');
  for (let at = await path(page); ; ) {
    const next = await waitInTest(
      async () => {
        if ((await panel.getText()).includes(submitted)) return submitted;
        const now = await path(page);
        return now !== at && now;
      },
      () => `The panel never left ${at}`,
    );
    if (next === submitted) return;
    at = next;
  }
}

test('the panel fills in the intake form with an address that is found', async () => {
  const page = await begin({ persona: 'new-founder' });
  await see(page, 'Legal business name', 'main');
  await pressInPanel(page, 'Fill in this page');
  await see(page, '11 answers filled in.', 'fairlead-sandbox-panel');
  const address = await page.$('#intake-address').getValue();
  expect(address).toBe('137 Halyard Street, San Francisco, CA 94105');
});

test.each([
  ['approved', 'returning-in-progress', 'Products and contracts', /^\/market-submission\/ms_/],
  ['review', 'returning-at-review', 'Please check your answers', /^\/blocking-discretion$/],
])('an application that the panel answers to be %s is', async (outcome, persona, name, address) => {
  const page = await begin({ persona });
  await see(page, name, 'main h1');
  await pressInPanel(page, `Answer everything: ${outcome}`);
  await seeSubmitted(page);
  await expect.poll(() => path(page)).toMatch(address);
});

test('from another page, the panel opens the review and goes back to the answers on which the outcome depends', async () => {
  const page = await begin({ persona: 'returning-at-review', path: '/unsupported-location' });
  await see(page, "Let's talk", 'main h1');
  await pressInPanel(page, 'Answer everything: declined');
  await seeSubmitted(page);
  await expect.poll(() => path(page)).toBe('/declined');
});
