import { expect, test } from 'vitest';
import type { Browser } from 'webdriverio';
import { isTrue } from '../browser/is-true.ts';
import { see, stage, visit } from './page.ts';

/** Puts a link on the page and follows it. */
const followLink = (page: Browser, address: string, target = '') =>
  page.execute(
    (href, where) => {
      const link = Object.assign(document.createElement('a'), { href, target: where });
      document.body.append(link);
      link.click();
    },
    address,
    target,
  );

test('with the sandbox in the page, a link to another site opens its stand-in', async () => {
  const page = await visit('/');
  await see(page, '#main', 'Intake 0.1.0');
  await followLink(page, 'https://portal.example.com/policies');
  await isTrue(
    page,
    (url) => location.href === url,
    'The stand-in was never opened',
    `${stage.url}/elsewhere?to=https%3A%2F%2Fportal.example.com%2Fpolicies`,
  );
});

test('a link to another site in a window of its own opens its stand-in there', async () => {
  const page = await visit('/');
  await see(page, '#main', 'Intake 0.1.0');
  await page.execute(() => {
    window.open = (...opened) => {
      document.body.dataset.opened = opened.join(' ');
      return null;
    };
  });
  await followLink(page, 'https://portal.example.com/policies', '_blank');
  expect(await page.execute(() => document.body.dataset.opened)).toBe(
    `${stage.url}/elsewhere?to=https%3A%2F%2Fportal.example.com%2Fpolicies _blank noopener`,
  );
  expect(await page.getUrl()).toBe(`${stage.url}/`);
});

test('a link to a place on an address that is no screen stays there', async () => {
  const page = await visit('/nothing/here');
  await see(page, '#main', 'There is no page at this address.');
  await followLink(page, '#main');
  expect(await page.getUrl()).toBe(`${stage.url}/nothing/here#main`);
});

test('a link to an address of our own that is no screen leads to the page that says so', async () => {
  const page = await visit('/');
  await see(page, '#main', 'Intake 0.1.0');
  await followLink(page, '/nowhere');
  await see(page, '#main', 'There is no page at this address.');
  expect(await page.getUrl()).toBe(`${stage.url}/nowhere`);
});
