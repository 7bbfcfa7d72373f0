import { expect, test } from 'vitest';
import { type Answers, numberAnswer, optionsAnswer, rowsOf, textAnswer } from './answers.ts';

const answers: Answers = {
  industry: 'SAAS',
  'trade-names': '',
  'runway-months': 0,
  'hosts-events': false,
  'mfa-coverage': ['EMAIL', 'REMOTE_ACCESS'],
  locations: [{ 'location-type': 'HOME' }, { 'location-type': 'OFFICE' }],
};
const names = [...Object.keys(answers), 'missing'];
const allBut = (...known: string[]) => names.filter((name) => !known.includes(name));

test('a number is read as it is, also zero; anything else is none', () => {
  expect(numberAnswer(answers, 'runway-months')).toBe(0);
  for (const name of allBut('runway-months')) expect(numberAnswer(answers, name)).toBeNull();
});

test('a text is read as it is; an empty one and anything else is none', () => {
  expect(textAnswer(answers, 'industry')).toBe('SAAS');
  for (const name of allBut('industry')) expect(textAnswer(answers, name)).toBeNull();
});

test('the options of a multi-select are read in their order; of anything else there are none', () => {
  expect(optionsAnswer(answers, 'mfa-coverage')).toEqual(['EMAIL', 'REMOTE_ACCESS']);
  for (const name of allBut('mfa-coverage')) expect(optionsAnswer(answers, name)).toEqual([]);
});

test('the rows of a repeating set are read in their order; of anything else there are none', () => {
  expect(rowsOf(answers, 'locations')).toEqual([
    { 'location-type': 'HOME' },
    { 'location-type': 'OFFICE' },
  ]);
  for (const name of allBut('locations')) expect(rowsOf(answers, name)).toEqual([]);
});
