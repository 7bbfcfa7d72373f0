import { expect, test } from 'vitest';
import { nearestLines } from './nearest-lines.ts';

const nearestTo = (wanted: string, lines: readonly string[]) =>
  nearestLines([wanted], lines, 'nothing')[0];

test('the name in a sentence is compared, not the words of the sentence', () => {
  const lines = ['link "Find a page"', 'button "Continue"'];
  expect(nearestTo("There is no button or link called 'Continu' on the page", lines)).toBe(
    'button "Continue"',
  );
});

test('a number that is another one is nearest', () => {
  const lines = ['Your application', '14% of 20', 'About 4 minutes left', '5%'];
  expect(nearestTo('4%', lines)).toBe('5%');
  expect(nearestTo('About 15 minutes left', lines)).toBe('About 4 minutes left');
});

test('apostrophes are no quotes', () => {
  const lines = ["It's your company's page", "It's what the insurer's people read"];
  expect(nearestTo("Your company's page", lines)).toBe("It's your company's page");
});

test('without a page there is nothing', () => {
  expect(nearestTo('Continue', [])).toBe('nothing');
});
