import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageContext } from '../page/page-context.ts';
import { installOwnPolicy, installTrustedTypes, isTrustedUrl, scriptUrl } from './trusted-urls.ts';

const origin = 'https://app.example.com';

const contextWith = (change: Partial<PageContext> = {}, control = false) =>
  ({
    origin,
    map: { integrity: { '/assets/a-1.js': 'sha384-x' } },
    settings: { control },
    vendors: [],
    overrides: new Set<string>(),
    ...change,
  }) as unknown as PageContext;

beforeEach(() => void vi.stubGlobal('location', new URL('https://partner.example.com/page')));
afterEach(() => void vi.unstubAllGlobals());

type Rules = { createScriptURL(url: string): unknown };

function stubFactory(refuses: readonly string[] = []) {
  const made: string[] = [];
  vi.stubGlobal('trustedTypes', {
    createPolicy(name: string, { createScriptURL }: Rules) {
      if (refuses.includes(name)) throw new TypeError(`Policy ${name} disallowed.`);
      made.push(name);
      return { createScriptURL: (url: string) => `trusted ${createScriptURL(url)}` };
    },
  });
  return made;
}

test('a folder that a swap allowed counts only on pages with tools', () => {
  const overrides = new Set([`${origin}/builds/intake/`]);
  const url = `${origin}/builds/intake/index.js`;
  expect(isTrustedUrl(url, contextWith({ overrides }, true))).toBe(true);
  expect(isTrustedUrl(url, contextWith({ overrides }))).toBe(false);
});

test('a service worker’s script counts only on pages that name it', () => {
  const url = 'https://partner.example.com/worker.js';
  const settings = { worker: '/worker.js' };
  expect(isTrustedUrl(url, contextWith({ settings } as Partial<PageContext>))).toBe(true);
  expect(isTrustedUrl(url, contextWith())).toBe(false);
});

test('the product’s own page gets a default policy', () => {
  const made = stubFactory();
  installTrustedTypes(contextWith());
  expect(made).toEqual(['default']);
});

test('a page of someone else gets no default policy, and our scripts pass through one of our own', () => {
  const made = stubFactory();
  installOwnPolicy(contextWith());
  expect(made).toEqual(['fairlead']);
  expect(scriptUrl(`${origin}/assets/a-1.js`)).toBe(`trusted ${origin}/assets/a-1.js`);
  expect(() => scriptUrl('https://evil.example.com/x.js')).toThrow('not in the import map');
});

test('where a page of someone else allows no policy of ours, addresses stay plain', () => {
  stubFactory(['fairlead']);
  installOwnPolicy(contextWith());
  expect(scriptUrl(`${origin}/assets/a-1.js`)).toBe(`${origin}/assets/a-1.js`);
});
