import { expect, test } from 'vitest';
import { browserStorage } from './storage.ts';

/** A Storage that takes this many characters and then refuses, as a browser does at its quota. */
function aFullStorage(limit: number): Storage {
  const rows: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => rows[key] ?? null,
    setItem: (key: string, text: string) => {
      if (text.length > limit) throw new DOMException('full', 'QuotaExceededError');
      rows[key] = text;
    },
    removeItem: (key: string) => void delete rows[key],
  };
  const names = { ownKeys: () => Object.keys(rows), has: (_: object, key: string) => key in rows };
  return new Proxy(methods, {
    ...names,
    getOwnPropertyDescriptor: (_, key) => ({
      value: rows[String(key)],
      enumerable: true,
      configurable: true,
    }),
  }) as unknown as Storage;
}

test('an entry that doesn’t fit is kept for the page, and reported as not persistent', () => {
  const storage = browserStorage(true, aFullStorage(5));
  storage.set('draft', 'short');
  expect([storage.get('draft'), storage.isPersistent?.('draft')]).toEqual(['short', true]);
  storage.set('draft', 'much longer');
  expect([storage.get('draft'), storage.isPersistent?.('draft')]).toEqual(['much longer', false]);
  expect(storage.keys()).toEqual(['draft']);
  storage.set('draft', 'fits');
  expect([storage.get('draft'), storage.isPersistent?.('draft')]).toEqual(['fits', true]);
});

test('what was removed is gone from both', () => {
  const storage = browserStorage(true, aFullStorage(5));
  storage.set('draft', 'much longer');
  storage.remove('draft');
  expect([storage.get('draft'), storage.keys()]).toEqual([null, []]);
});

test('where the browser blocks storage everything lives in the page, and nothing is persistent', () => {
  const storage = browserStorage(true, null);
  storage.set('draft', 'x');
  expect([storage.get('draft'), storage.isPersistent?.('draft')]).toEqual(['x', false]);
});

test('the sandbox and the browser driver keep what is theirs when the product forgets everything', () => {
  const local = aFullStorage(50);
  const theirs = [
    'fairlead-sandbox/settings/world',
    'fairlead-sandbox-session',
    'fairlead-driver:offset',
  ];
  for (const key of [...theirs, 'fairlead:draft', 'ajs_anonymous_id', 'other-site'])
    local.setItem(key, 'x');
  const storage = browserStorage(true, local);
  expect(storage.keys()).toEqual(['fairlead:draft', 'ajs_anonymous_id', 'other-site']);
  for (const key of storage.keys()) storage.remove(key);
  expect(Object.keys(local)).toEqual(theirs);
});

test('on a page of someone else the product knows and forgets its own keys only', () => {
  const local = aFullStorage(50);
  const theirs = ['their-cart', 'fairlead-sandbox-session'];
  for (const key of [...theirs, 'fairlead:draft']) local.setItem(key, 'x');
  const storage = browserStorage(false, local);
  expect(storage.keys()).toEqual(['fairlead:draft']);
  for (const key of storage.keys()) storage.remove(key);
  expect(Object.keys(local)).toEqual(theirs);
});
