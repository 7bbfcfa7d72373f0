import { expect, test } from 'vitest';
import { leastRetention, readRetention } from './retention.ts';
import { type DeployedRevision, filesOfAll, withRevision } from './revisions.ts';

const hour = 60 * 60 * 1000;
const noon = Date.parse('2026-11-20T12:00:00Z');

const aRevision = (revision: string) => ({
  revision,
  files: { [`assets/mfe-intake-${revision}.js`]: `sha384-${revision}` },
});

/** Deploys the named revisions an hour apart, the first one at noon. */
function deployed(names: readonly string[], keep = leastRetention) {
  return names.reduce<DeployedRevision[]>(
    (list, name, index) => withRevision(list, aRevision(name), keep, noon + index * hour),
    [],
  );
}

test('every revision that was replaced within a day is kept, however many there are', () => {
  const list = deployed(['a', 'b', 'c', 'd', 'e']);
  expect(list.map(({ revision }) => revision)).toEqual(['e', 'd', 'c', 'b', 'a']);
  expect([...filesOfAll(list).keys()]).toContain('assets/mfe-intake-a.js');
});

test('a revision that was served for a month is kept for a day after it was replaced', () => {
  const old = withRevision([], aRevision('old'), leastRetention, noon - 30 * 24 * hour);
  const replaced = withRevision(old, aRevision('new'), { revisions: 0, hours: 24 }, noon);
  const aDayLater = noon + 24 * hour;
  const keptAt = (now: number) =>
    withRevision(replaced, aRevision('newest'), { revisions: 1, hours: 24 }, now).map(
      ({ revision }) => revision,
    );
  expect(keptAt(aDayLater)).toEqual(['newest', 'new', 'old']);
  expect(keptAt(aDayLater + 1)).toEqual(['newest', 'new']);
});

test('the newest earlier revisions are kept for as long as the count says', () => {
  const list = withRevision(
    deployed(['a', 'b', 'c']),
    aRevision('d'),
    { revisions: 2, hours: 24 },
    noon + 1000 * hour,
  );
  expect(list.map(({ revision }) => revision)).toEqual(['d', 'c', 'b']);
});

test('building the same again replaces nothing, and a restored earlier revision is listed once', () => {
  const same = deployed(['a', 'a']);
  expect(same).toEqual([{ ...aRevision('a'), replacedAt: null }]);
  expect(deployed(['a', 'b', 'a']).map(({ revision }) => revision)).toEqual(['a', 'b']);
});

test.each([
  [{}, { revisions: 5, hours: 72 }],
  [
    { FAIRLEAD_KEEP_REVISIONS: '2', FAIRLEAD_KEEP_HOURS: '24' },
    { revisions: 2, hours: 24 },
  ],
])('the environment %o keeps %o', (env, keep) => {
  expect(readRetention(env)).toEqual(keep);
});

test.each([
  [
    { FAIRLEAD_KEEP_HOURS: '23' },
    "FAIRLEAD_KEEP_HOURS is '23'. Give a whole number of 24 or more.",
  ],
  [
    { FAIRLEAD_KEEP_REVISIONS: 'all' },
    "FAIRLEAD_KEEP_REVISIONS is 'all'. Give a whole number of 1 or more.",
  ],
])('the environment %o is refused by name', (env, because) => {
  expect(() => readRetention(env)).toThrow(because);
});
