import type { Page } from '@fairlead/mfe-kit/page';
import { expect, test } from 'vitest';
import { watchedPage } from './watched-page.ts';

test('a watched page reports each action, reading, wait and link before it happens', async () => {
  const done: string[] = [];
  const page: Partial<Page> = {
    act: async (...actions) => void done.push(`act ${JSON.stringify(actions)}`),
    read: async () => {
      done.push('read');
      return [];
    },
    until: async (find, what) => {
      done.push(`until ${what}`);
      return find([]) || Promise.reject(new Error('It is not there'));
    },
    follow: async (address) => void done.push(`follow ${address}`),
  };
  const watched = watchedPage(page as Page, () => void done.push('moved'));
  await watched.act({ press: 'Save' }, { press: 'Later' });
  expect(await watched.read()).toEqual([]);
  expect(await watched.until(() => 'found', 'the quote')).toBe('found');
  await watched.follow('/renew');
  expect(done).toEqual([
    'moved',
    'act [{"press":"Save"},{"press":"Later"}]',
    'moved',
    'read',
    'moved',
    'until the quote',
    'moved',
    'follow /renew',
  ]);
});
