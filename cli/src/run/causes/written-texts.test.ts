import { expect, test } from 'vitest';
import { placesWriting } from './written-texts.ts';

test.each([
  [
    'Must be less than or equal to 01-01-1900',
    'Must be later than 01-01-1900',
    /^checks \(shared\/domain\/src\/question-set\/validations\.ts:\d+\)$/,
  ],
  [
    'Quote Block',
    'Live',
    /^submissionChangeLabel \(shared\/domain\/src\/packages\/submission-rules/,
  ],
])('a text that a rule writes is found there: %s', (text, wanted, place) => {
  expect(placesWriting(text, wanted, undefined)).toEqual([expect.stringMatching(place)]);
});

test('rules come first, then the texts of the open area by their keys', () => {
  const places = placesWriting('None', '$4,000,000', 'packages');
  expect(places[0]).toMatch(
    /^formatOutOfPocket \(shared\/domain\/src\/packages\/amounts\.ts:\d+\)$/,
  );
  expect(places.at(-1)).toMatch(/^none \(mfe\/packages\/src\/content\//);
});

test.each([
  ['it is written nowhere', 'Nobody writes this sentence', ''],
  [
    'what was expected is written there, too',
    'Must be at least 5 characters',
    'Must be at least 9 characters',
  ],
  ['it is hardly more than what is put in', 'Complete was Recommended', ''],
  ['it is no word', '12', '13'],
])('nothing is said of a text if %s', (_, text, wanted) => {
  expect(placesWriting(text, wanted, 'packages')).toEqual([]);
});
