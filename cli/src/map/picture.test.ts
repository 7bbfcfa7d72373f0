import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repository } from '../repository.ts';
import { coverageOf } from './coverage.ts';
import { readPalettes } from './palette.ts';
import { readMap } from './read-map.ts';
import { drawSvg } from './svg.ts';

const map = readMap();

/** The names of everything that a picture shows: areas, screens with their paths, routers, decisions. */
function namesIn(svg: string): readonly string[] {
  const named = [...svg.matchAll(/ data-(\w+)="([^"]*)"/g)].map(
    ([, kind, name]) => `${kind} ${name}`,
  );
  const shown = [...svg.matchAll(/<text class="(band|path)"[^>]*>([^<]*)</g)].map(
    ([, kind, text]) => `${kind} ${text}`,
  );
  return [...named, ...shown].sort();
}

test('docs/images/funnel.svg shows the current screens and decisions; `npx fairlead map --covered --out docs/images/funnel.svg` redraws it', () => {
  const committed = readFileSync(join(repository, 'docs/images/funnel.svg'), 'utf8');
  expect(namesIn(committed)).toEqual(namesIn(drawSvg(map, null, readPalettes())));
});

test('what was not reached is dashed if there is coverage', () => {
  const count = (svg: string, kind: string) => svg.split(`place ${kind}"`).length - 1;
  const places = map.bands.flatMap((band) => band.places).length;
  expect(count(drawSvg(map, null, readPalettes()), 'planned')).toBe(0);
  const decisions = [{ router: 'decline', because: 'declined', to: 'declined' }];
  const coverage = coverageOf(map, [
    { name: 'A', verdict: 'passed', steps: [{ screen: 'declined', screens: [], decisions }] },
  ]);
  const svg = drawSvg(map, coverage, readPalettes());
  expect([count(svg, 'made'), count(svg, 'planned')]).toEqual([1, places - 1]);
  expect(svg).toContain('data-rule="decline: declined → declined" class="rule made"');
  expect(svg).toContain('data-rule="decline: declined-wework → hiscox-offer" class="rule planned"');
});

test('the picture has a description and dark-mode colors', () => {
  const svg = drawSvg(map, null, readPalettes());
  expect(svg).toMatch(/<title id="title">The Fairlead funnel: \d+ screens, \d+ decisions</);
  expect(svg).toContain('aria-labelledby="title desc"');
  expect(svg).toContain('(prefers-color-scheme: dark)');
});
