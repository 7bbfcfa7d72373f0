import { expect, test } from 'vitest';
import { coverageDetails } from './coverage-details.ts';
import { summaries } from './summaries.ts';

test.each([
  'gl',
  'bpp',
  'property',
  'bii',
  'ebl',
  'ebl_ny',
  'dao',
  'dao_ny',
  'epl',
  'epl_ny',
  'eao',
  'eao_ny',
  'crime',
  'media',
  'media_ny',
  'cyber',
  'cyber_ny',
  'cyber_first_party',
  'cyber_first_party_ny',
  'cyber_third_party',
  'cyber_third_party_ny',
  'fiduciary',
  'fiduciary_ny',
])(
  'PACKAGES-012 %s has a summary, long copy, examples of claims and features with descriptions',
  (name) => {
    const copy = coverageDetails(name);
    const sentence = /^[A-Z].{19,}\.$/s;
    expect(summaries[name]).toMatch(sentence);
    expect(copy?.longCopy).toMatch(sentence);
    expect(copy?.examples.length).toBeGreaterThanOrEqual(3);
    for (const example of copy?.examples ?? []) {
      expect(example.title).not.toBe('');
      expect(example.text).toMatch(sentence);
    }
    expect(copy?.features.length).toBeGreaterThanOrEqual(3);
    for (const feature of copy?.features ?? []) {
      expect(feature.title).not.toBe('');
      expect(feature.description).toMatch(sentence);
    }
  },
);
