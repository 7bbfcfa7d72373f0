import { expect, test } from 'vitest';
import { createAnswerNames } from './answer-names.ts';
import type { KnownQuestion } from './questions.ts';

const field = (question: string, label: string, type: string, set = 'Money'): KnownQuestion => ({
  set,
  question,
  label,
  type,
  repeats: false,
  name: label,
  required: false,
  options: [],
});
const names = createAnswerNames([
  field('How are your statements prepared?', 'Statements are', 'SINGLE_SELECT'),
  field('Where is it?', 'City', 'STRING'),
  field('Where is it?', 'Abroad', 'BOOLEAN'),
  field('Which services?', 'Select all that apply', 'MULTI_SELECT'),
  field('Which clouds?', 'Select all that apply', 'MULTI_SELECT'),
  field('How much?', 'Revenue', 'MONEY'),
]);

test('a group of choices is called by its question, which is all that the page shows', () => {
  expect(names({ 'statements are': 'Audited' })).toEqual({
    'How are your statements prepared?': 'Audited',
  });
});

test('labels that the page shows, and those of several questions, stay', () => {
  const answers = { City: 'Paris', Abroad: true, 'Select all that apply': ['A'], Revenue: 1, X: 2 };
  expect(names(answers)).toEqual(answers);
});
