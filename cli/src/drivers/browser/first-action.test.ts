import { defineTask, none } from '@fairlead/mfe-kit/area';
import type { Page } from '@fairlead/mfe-kit/page';
import { nodesOf } from '@fairlead/ui/semantics/write-outline';
import { expect, test } from 'vitest';
import { firstActionOf } from './first-action.ts';

const outline = [{ role: 'link', name: 'Buy Now Growth', states: {}, children: [] }];

const firstOf = (perform: (page: Page) => Promise<void>) =>
  firstActionOf(defineTask({ name: 'try', input: none, perform }), undefined, outline);

const isLink = ({ role }: { readonly role: string }) => role === 'link';

test('the first of several actions is told, and nothing after it is done', async () => {
  const done: string[] = [];
  const first = await firstOf(async (page) => {
    await page.act({ check: 'I agree' }, { press: 'Pay' });
    done.push('after');
  });
  expect([first, done]).toEqual([{ check: 'I agree' }, []]);
});

test('a task that looks at the page first sees it as it is', async () => {
  const read = await firstOf(async (page) => {
    const link = nodesOf(await page.read()).find(isLink);
    await page.act({ press: link?.name ?? '' });
  });
  const waited = await firstOf(async (page) => {
    const link = await page.until((now) => nodesOf(now).find(isLink), 'A link');
    await page.act({ press: link.name });
  });
  expect([read, waited]).toEqual([{ press: 'Buy Now Growth' }, { press: 'Buy Now Growth' }]);
});

test('what the page doesn’t have yet, and what is done elsewhere first, is not told', async () => {
  const absent = await firstOf(async (page) => {
    await page.until((now) => nodesOf(now).find(({ name }) => name === 'Pay'), 'Pay');
    await page.act({ press: 'Pay' });
  });
  const elsewhere = await firstOf(async (page) => {
    await page.loginSite.signIn();
    await page.act({ press: 'Continue' });
  });
  const nothing = await firstOf(async () => {});
  expect([absent, elsewhere, nothing]).toEqual([null, null, null]);
});
