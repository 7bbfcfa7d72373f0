import { expect, test } from 'vitest';
import type { Browser } from 'webdriverio';
import { begin, see } from './page.ts';

const path = async (page: Browser) => new URL(await page.getUrl()).pathname;

/** The panel isn't part of the page that scenarios see. */
async function pressInPanel(page: Browser, name: string) {
  await page.$('.sandbox-opener').click();
  await page.$('fairlead-sandbox-panel').$(`button=${name}`).click();
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
  ['approved', /^\/market-submission\/ms_/],
  ['review', /^\/blocking-discretion$/],
  ['declined', /^\/declined$/],
])('an application that the panel answers to be %s is', async (outcome, address) => {
  const page = await begin({ persona: 'returning-created' });
  await see(page, 'About the company', 'main h1');
  await pressInPanel(page, `Answer everything: ${outcome}`);
  await see(page, 'Submitted: the page shows the decision.', 'fairlead-sandbox-panel');
  await expect.poll(() => path(page)).toMatch(address);
});

test('from another page, the panel opens the review and goes back to the answers on which the outcome depends', async () => {
  const page = await begin({ persona: 'returning-at-review', path: '/unsupported-location' });
  await see(page, "Let's talk", 'main h1');
  await pressInPanel(page, 'Answer everything: declined');
  await see(page, 'Submitted: the page shows the decision.', 'fairlead-sandbox-panel');
  await expect.poll(() => path(page)).toBe('/declined');
});
