import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { repository } from '../../repository.ts';
import { findSuspects } from './find-suspects.ts';

const rule = 'shared/domain/src/question-set/progress.ts';
const screen = 'mfe/intake/src/screens/intake.tsx';
const task = 'mfe/packages/src/tasks/customization.ts';

/** What a scenario ran of these files: the line after the colon, or the second. */
const ran = (...places: readonly string[]) =>
  places.map((place) => {
    const [file = '', line = '2'] = place.split(':');
    const path = join(repository, file);
    const before = readFileSync(path, 'utf8')
      .split('\n')
      .slice(0, Number(line) - 1);
    const startOffset = before.join('\n').length + 1;
    return {
      url: pathToFileURL(path).href,
      functions: [{ ranges: [{ startOffset, endOffset: startOffset + 5, count: 1 }] }],
    };
  });
const failed = (...files: readonly string[]) => ({ hasFailed: true, scripts: ran(...files) });
const passed = (...files: readonly string[]) => ({ hasFailed: false, scripts: ran(...files) });

test('the line that ran only where it failed is named, with the counts', () => {
  expect(findSuspects([failed(rule), failed(rule), passed(), passed()])).toEqual([
    { at: `${rule}:2`, isChanged: false, isLeftOut: false, failed: [2, 2], passed: [0, 2] },
  ]);
});

test('of lines that tell as much, the rule comes before the screen', () => {
  const places = findSuspects([failed(screen, rule), passed()]).map(({ at }) => at);
  expect(places).toEqual([`${rule}:2`, `${screen}:2`]);
});

test('what scenarios operate the product with, and the command itself, are never named', () => {
  expect(findSuspects([failed(task, 'cli/src/select.ts'), passed()])).toEqual([]);
  expect(findSuspects([failed('shared/ui/src/semantics/out-of-sight.ts'), passed()])).toEqual([]);
});

test('what ran as often where it passed is not named', () => {
  expect(
    findSuspects([failed(rule), passed(rule), passed(rule), passed(rule), passed(rule)]),
  ).toEqual([]);
});

test('without a scenario that passed there is nothing to compare', () => {
  expect(findSuspects([failed(rule)])).toEqual([]);
});

test('a changed line that ran where it failed comes first, however often it ran elsewhere', () => {
  const changed = [{ file: rule, line: 4 }];
  const all = [failed(rule, screen), passed(rule), passed(rule), passed(rule), passed(rule)];
  expect(findSuspects(all, changed)).toEqual([
    { at: `${rule}:4`, isChanged: true, isLeftOut: false, failed: [1, 1], passed: [4, 4] },
    { at: `${screen}:2`, isChanged: false, isLeftOut: false, failed: [1, 1], passed: [0, 4] },
  ]);
});

test('a changed line that only ran where it passed is left out while another one ran where it failed', () => {
  const changed = [
    { file: screen, line: 4 },
    { file: rule, line: 4 },
  ];
  const places = findSuspects([failed(rule), passed(screen)], changed).map(({ at }) => at);
  expect(places).toEqual([`${rule}:4`]);
});

test('a changed line that no scenario ran is named where nothing else was changed: it may run as the product starts', () => {
  const changed = [{ file: screen, line: 4 }];
  expect(findSuspects([failed(rule), passed(screen)], changed)[0]).toEqual({
    at: `${screen}:4`,
    isChanged: true,
    isLeftOut: false,
    failed: [0, 1],
    passed: [1, 1],
  });
});

test('a changed text of a file that no scenario runs is named where nothing else was changed', () => {
  const content = 'mfe/packages/src/content/home.ts';
  const changed = [{ file: content, line: 9 }];
  expect(findSuspects([failed(rule), passed(rule)], changed)[0]).toEqual({
    at: `${content}:9`,
    isChanged: true,
    isLeftOut: false,
    failed: [0, 1],
    passed: [0, 1],
  });
});

test('where too many places tell as much, because no scenario that passed went there, none is named', () => {
  const routes = 'shared/domain/src/routes/routes.ts';
  const many = Array.from({ length: 16 }, (_, index) => `${routes}:${10 + index * 10}`);
  expect(findSuspects([failed(...many), passed()])).toEqual([]);
  expect(findSuspects([failed(...many.slice(1)), passed()])).toHaveLength(3);
});

test('a place near a changed line that is not named is named itself', () => {
  const routes = 'shared/domain/src/routes/routes.ts';
  const changed = [rule, screen, 'mfe/intake/src/screens/form.tsx'].map((file) => ({
    file,
    line: 2,
  }));
  const all = [failed(`${routes}:12`, ...changed.map(({ file }) => file)), passed()];
  const places = findSuspects(all, [...changed, { file: routes, line: 14 }]).map(({ at }) => at);
  expect(places).toContain(`${routes}:12`);
});
