import { expect, test } from 'vitest';
import { coverageOf, type Played } from './coverage.ts';
import { formatCoverage } from './format-map.ts';
import { formatRule } from './funnel-map.ts';
import { notReached } from './not-reached.ts';
import { readMap } from './read-map.ts';

const map = readMap();

test('each decision that no scenario can take is on the map', () => {
  const rules = map.routers.flatMap(({ name, rules }) =>
    rules.map((rule) => formatRule(name, rule)),
  );
  expect(Object.keys(notReached).filter((rule) => !rules.includes(rule))).toEqual([]);
});

test('what is not covered is listed, apart from what cannot be, which says why', () => {
  const played: Played = {
    name: 'Played',
    verdict: 'passed',
    steps: [{ screen: null, screens: [], decisions: [] }],
  };
  const said = formatCoverage(map, coverageOf(map, [played])).split('\n');
  const cannot = said.indexOf('Decisions that no scenario can take:');
  expect(said.slice(0, cannot)).toContain('  renewal: ready-for-renewal → renew');
  expect(said.slice(cannot)).toContain(
    '  renewal: new-address-unsupported → renewal-unsupported-location (a confirmed address always has a state; an answer without one comes from another back end)',
  );
  expect(said.slice(0, cannot)).not.toContain(
    '  renewal: new-address-unsupported → renewal-unsupported-location',
  );
});
