// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"handleDisabledFileLoadingAsSuccess": true}}
import { expect, test } from 'vitest';
import { replaceStyles } from './use-builds.ts';

const letters = '@fairlead/mfe-letters';

const mapOf = (...css: readonly string[]) => ({
  ...{ revision: 'r1', imports: {}, depcache: {} },
  integrity: Object.fromEntries(css.map((url) => [url, `sha384-${url}`])),
  modules: { [letters]: { version: '1.0.0', requires: {}, css } },
});

const sheets = () =>
  [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'));

test('the sheets of a build take the place of those of the other one, with their integrity', async () => {
  document.head.innerHTML =
    '<link rel="stylesheet" href="/a.css"><link rel="stylesheet" href="/b.css">';
  await replaceStyles(mapOf('/a.css', '/b.css'), mapOf('/b.css', '/c.css'));
  expect(sheets()).toEqual(['/c.css', '/b.css']);
  const added = document.querySelector<HTMLLinkElement>('link[href="/c.css"]');
  expect(added?.integrity).toBe('sha384-/c.css');
});

test('a document without sheets of the other build gets none here: they come with the area', async () => {
  document.head.innerHTML = '';
  await replaceStyles(mapOf('/a.css'), mapOf('/c.css'));
  expect(sheets()).toEqual([]);
});
