import { expect, test } from 'vitest';
import { findUnplayed } from './find-unplayed.ts';

type Asked = Parameters<typeof findUnplayed>;

const store = '@fairlead/store';
const facts = (sha384: string) => ({ length: 3, hashes: { sha384 } });
const live = { modules: { [store]: { version: '0.2.0', requires: {}, css: [] } } };

/** What the gate says of a release of letters, which requires the store, where `released` is live. */
function found(scenarios?: object, released = 'other') {
  const file = {
    targets: { 'mfe-letters/manifest.json': facts('this') },
    release: { kind: 'publish', version: '1.0.0', ...(scenarios && { scenarios }) },
  } as unknown as Asked[0]['file'];
  const roles = { 'mfe-letters': { targets: { 'mfe-letters/manifest.json': facts(released) } } };
  return findUnplayed(
    { role: 'mfe-letters', file },
    { requires: { [store]: '^0.1.0' } },
    { roles } as unknown as Asked[2],
    live,
  ).map(({ row, says }) => `${row}: ${says}`);
}

const how =
  'Play them with `fairlead mfe publish --dry-run`; from the page of modules, choose the scenarios.json that it writes into dist as well.';

test('a release that does not say that its scenarios passed is refused', () => {
  expect(found()).toEqual([
    `scenarios: The release doesn’t say that the scenarios passed with this build. ${how}`,
  ]);
});

test('a release whose scenarios passed with another version than the live one is refused', () => {
  const played = (version: string) => ({ count: 2, revision: 4, modules: { [store]: version } });
  expect(found(played('0.1.0'))).toEqual([
    `scenarios: The scenarios passed with ${store} 0.1.0, and 0.2.0 is live. ${how}`,
  ]);
  expect(found(played('0.2.0'))).toEqual([]);
});

test('an area without scenarios, and a build that is released already, are not asked', () => {
  expect(found({ count: 0, revision: 4, modules: {} })).toEqual([]);
  expect(found(undefined, 'this')).toEqual([]);
});
