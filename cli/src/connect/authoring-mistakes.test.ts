import { beforeAll, expect, test } from 'vitest';
import { type Compile, createCompiler } from '../language/compile.ts';
import { repository } from '../repository.ts';
import { readNeighbor } from '../scenario-files.ts';
import {
  type AuthoringMistake,
  mistakesInHeadings,
  mistakesInSteps,
} from '../test-kit/authoring-mistakes.ts';
import { loadVocabulary } from './vocabulary.ts';

let compile: Compile;

beforeAll(async () => {
  compile = createCompiler(await loadVocabulary(), (file) => readNeighbor(repository, file));
}, 60_000);

const all: readonly (readonly [...AuthoringMistake, step: boolean])[] = [
  ...mistakesInSteps.map((one) => [...one, true] as const),
  ...mistakesInHeadings.map((one) => [...one, false] as const),
];

/** Where the mistake is, and where and what `check` says. */
function checked([marked, meant, isStep]: (typeof all)[number]) {
  const written = marked.replaceAll(/[«»]/g, '');
  const [line, text] = isStep
    ? [4, `scenario: A\nas: admin\nsteps:\n  - ${written}\n`]
    : [3, `scenario: A\nas: admin\n${written}\nsteps: [reload]\n`];
  const { plans, mistakes } = compile({ file: 'scenarios/account/a.yaml', text });
  const [first] = mistakes;
  return {
    marked,
    meant,
    runs: plans.length,
    place: `${line}:${marked.indexOf('«') + (isStep ? 5 : 1)}`,
    found: `${first?.at.line}:${first?.at.column}`,
    suggestion: first?.nearest,
  };
}

test('there are 200 mistakes, each written once', () => {
  expect(new Set(all.map(([written]) => written)).size).toBe(all.length);
  expect(all.length).toBeGreaterThanOrEqual(200);
});

test('every mistake is refused before anything runs, at its place', () => {
  const wrong = all.map(checked).filter(({ runs, place, found }) => runs > 0 || place !== found);
  expect(wrong).toEqual([]);
});

test('the first suggestion is what the author meant, for 95 of 100 mistakes', () => {
  const misled = all.map(checked).filter(({ suggestion, meant }) => suggestion !== meant);
  const share = 1 - misled.length / all.length;
  expect(share, JSON.stringify(misled, null, 2)).toBeGreaterThanOrEqual(0.95);
});
