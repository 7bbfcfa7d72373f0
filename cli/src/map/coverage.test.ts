import { expect, test } from 'vitest';
import { countOf, coverageOf, formatCounts, type Played } from './coverage.ts';
import { readMap } from './read-map.ts';

const map = readMap();
const played = (step: Partial<Played['steps'][number]>): Played => ({
  name: 'Played',
  verdict: 'passed',
  steps: [{ screen: null, screens: [], decisions: [], ...step }],
});
const decided = (router: string, because: string, to: string) =>
  coverageOf(map, [played({ decisions: [{ router, because, to }] })]);

test('a screen counts if it opened, or was open at the end of a step', () => {
  const coverage = coverageOf(map, [played({ screens: ['login'], screen: 'intake' }), played({})]);
  expect([...coverage.screens]).toEqual(['login', 'intake']);
  expect(countOf(map, coverage).screens.missing).not.toContain('login');
});

test('a rule counts for the router that owns it, and every router before it delegates', () => {
  const { rules, passedOn } = decided('after-sign-in', 'bound', 'confirmation');
  expect([...rules]).toEqual(['decision: bound → confirmation']);
  expect([...passedOn]).toEqual(['after-sign-in', 'application-status']);
  expect([...decided('after-sign-in', 'in-progress', 'resume').passedOn]).toEqual([
    'after-sign-in',
  ]);
  expect([...decided('guard', 'unauthenticated', 'login').passedOn]).toEqual([]);
});

test('every result of the application status router is also a result of the router after sign-in', () => {
  for (const name of ['application-status', 'decision'])
    for (const { because, to } of map.routers.find((router) => router.name === name)?.rules ?? [])
      expect(decided('after-sign-in', because, to).unknown).toEqual([]);
});

test('a rule for any screen counts with every screen', () => {
  const { rules } = decided('auth-callback', 'wanted', 'question-set');
  expect([...rules]).toEqual(['auth-callback: wanted → any screen']);
});

test.each([
  ['guard', 'unauthenticated', 'intake'],
  ['guard', 'of-tomorrow', 'login'],
  ['of-tomorrow', 'unauthenticated', 'login'],
])('the decision %s because %s to %s is not on the map', (router, because, to) => {
  expect(decided(router, because, to).unknown).toEqual([
    `the decision ${router}: ${because} → ${to}`,
  ]);
});

test('the counts compare what is covered with the total', () => {
  const screens = map.bands.flatMap(({ places }) => places).filter(({ path }) => path !== null);
  const rules = map.routers.flatMap((router) => router.rules);
  const all = `${screens.length} screens, ${rules.length} decisions`;
  expect(formatCounts(map, null)).toBe(all);
  const { decisions } = {
    decisions: [{ router: 'attest', because: 'declined', to: 'decline-routing' }],
  };
  const coverage = coverageOf(map, [played({ screen: 'review', decisions })]);
  expect(formatCounts(map, coverage)).toBe(
    `1 of ${screens.length} screens, 1 of ${rules.length} decisions`,
  );
});
