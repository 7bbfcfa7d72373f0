import { expect, test } from 'vitest';
import { WorkedExamplesShape } from '../test-kit/shapes/worked-examples.ts';
import { WorkedExamplesLegacyShape } from '../test-kit/shapes/worked-examples-legacy.ts';
import { content as coverageFeatures } from './generated/coverage-features.js';
import { content as coverages } from './generated/coverages.js';
import { content as legacy } from './generated/legacy.js';
import { content as personas } from './generated/personas.js';
import { content as questionSets } from './generated/question-sets.js';
import { content as rating } from './generated/rating.js';
import { content as renewals } from './generated/renewals.js';
import { content as sampleQuotes } from './generated/sample-quotes.js';
import { content as underwriting } from './generated/underwriting.js';
import { content as workedExamples } from './generated/worked-examples.js';
import { content as workedExamplesLegacy } from './generated/worked-examples-legacy.js';
import { mistakesIn } from './mistakes.ts';
import { coverageNames, productNames } from './names.ts';
import { CoverageFeaturesShape, CoveragesShape } from './shapes/coverages.ts';
import { LegacyShape } from './shapes/legacy.ts';
import { PersonasShape } from './shapes/personas.ts';
import { QuestionSetsShape } from './shapes/question-sets.ts';
import { RatingShape } from './shapes/rating.ts';
import { RenewalExamplesShape, RenewalsShape } from './shapes/renewals.ts';
import { SampleQuotesShape } from './shapes/sample-quotes.ts';
import { UnderwritingShape } from './shapes/underwriting.ts';

const files: [string, unknown, Parameters<typeof mistakesIn>[2]][] = [
  ['coverages.yaml', coverages, CoveragesShape],
  ['coverages.yaml', coverageFeatures, CoverageFeaturesShape],
  ['legacy.yaml', legacy, LegacyShape],
  ['personas.yaml', personas, PersonasShape],
  ['question-sets.yaml', questionSets, QuestionSetsShape],
  ['rating.yaml', rating, RatingShape],
  ['renewals.yaml', renewals, RenewalsShape],
  ['sample-quotes.yaml', sampleQuotes, SampleQuotesShape],
  ['underwriting.yaml', underwriting, UnderwritingShape],
  ['worked-examples-legacy.yaml', workedExamplesLegacy, RenewalExamplesShape],
  ['worked-examples.yaml', workedExamples, WorkedExamplesShape],
  ['worked-examples-legacy.yaml', workedExamplesLegacy, WorkedExamplesLegacyShape],
];

test.each(files)('%s has the shape that its types promise', (name, content, shape) => {
  expect(mistakesIn(name, content, shape)).toEqual([]);
});

test('a mistake is reported with its file and path', () => {
  const broken = structuredClone(underwriting) as { decision: { rules: { when: object }[] } };
  Object.assign(broken.decision.rules[4]?.when ?? {}, { all: [{ field: 'runway', opp: 'lt' }] });

  expect(mistakesIn('underwriting.yaml', broken, UnderwritingShape)).toEqual([
    expect.stringMatching(/^underwriting\.yaml: decision\.rules\.4\.when\.all\.0\.op: /),
    expect.stringMatching(/^underwriting\.yaml: decision\.rules\.4\.when\.all\.0\.opp: /),
  ]);
});

test('a condition of an unknown form lists the known forms', () => {
  const broken = structuredClone(underwriting) as { channel: { when: object }[] };
  for (const rule of broken.channel) rule.when = { fields: 'industry' };

  expect(mistakesIn('underwriting.yaml', broken, UnderwritingShape)[0]).toMatch(
    /channel\.0\.when: Expected a condition: an object with one of field, fact, flag/,
  );
});

test('rating.yaml has every coverage and product', () => {
  const tables = rating as { coverages: object; products: object };
  expect(Object.keys(tables.coverages)).toEqual([...coverageNames]);
  expect(Object.keys(tables.products)).toEqual([...productNames]);
});
