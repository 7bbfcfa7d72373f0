import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repository } from '../repository.ts';
import { readRouters } from './routers.ts';

const sources = (pattern: string) =>
  globSync(pattern, { cwd: repository, exclude: (name) => name.includes('.test.') }).map((file) =>
    readFileSync(join(repository, file), 'utf8'),
  );
const domain = sources('shared/domain/src/**/*.ts').filter((text) => /\bgo\(/.test(text));
const rules = readRouters().flatMap((router) => router.rules);

/** What the first quoted words after these beginnings are, also both arms of a choice. */
function written(texts: readonly string[], beginning: string): readonly string[] {
  const pattern = new RegExp(`${beginning}(?:[^'(){}]*\\? )?'([\\w-]+)'(?: : '([\\w-]+)')?`, 'g');
  return texts.flatMap((text) =>
    [...text.matchAll(pattern)].flatMap(([, one, other]) =>
      [one, other].filter((word) => word !== undefined),
    ),
  );
}

test('every reason in a router of the domain is on the map', () => {
  const reasons = written(domain, '\\b(?:go|home|onward|quotePackages)\\(\\s*');
  expect(new Set(reasons).size).toBeGreaterThan(40);
  const known = new Set(rules.map(({ because }) => because));
  expect(reasons.filter((reason) => !known.has(reason))).toEqual([]);
});

test('every destination in a router of the domain belongs to a rule', () => {
  const places = written(domain, '\\b(?:route|external): ');
  expect(new Set(places).size).toBeGreaterThan(25);
  const known = new Set<string>(rules.map(({ to }) => to));
  expect(places.filter((place) => !known.has(place))).toEqual([]);
});

test('no area makes its own decisions: every rule is in the domain', () => {
  const models = sources('{mfe,root-config,shared/store}/**/src/**/*.ts');
  expect(models.length).toBeGreaterThan(100);
  expect(
    models.filter((text) => /import [^;]*\bgo\b[^;]* from '@fairlead\/domain/.test(text)),
  ).toEqual([]);
});

test('no router has duplicate rules', () => {
  for (const { rules: own } of readRouters()) {
    const said = own.map(({ because, to }) => `${because} ${to}`);
    expect(new Set(said).size).toBe(said.length);
  }
});

test('a rule that leads to every screen is listed once', () => {
  expect(rules.filter(({ because }) => because === 'wanted')).toEqual([
    { because: 'wanted', to: 'any screen' },
  ]);
});
