import { expect, test } from 'vitest';
import { formatHiddenParts } from './format-hidden-parts.ts';

const node = (role: string, name: string) => ({ role, name, states: {}, children: [] });
const parts = [
  { because: 'inert on <section>', outline: [node('textbox', 'Full name'), node('text', 'Yes')] },
  { because: 'hidden on <ui-button>', outline: [node('button', 'Buy Now')] },
];

test('what a step asks for and the page hides is named with what hides it', () => {
  const message = "There is no field called 'Full name' on the page";
  expect(formatHiddenParts({ message }, parts)).toEqual([
    "the textbox 'Full name' exists, but is hidden: inert on <section>",
  ]);
  expect(formatHiddenParts({ message: 'not seen', expected: ['button "Buy Now"'] }, parts)).toEqual(
    ["the button 'Buy Now' exists, but is hidden: hidden on <ui-button>"],
  );
});

test('hidden parts that the step is not about are not named', () => {
  expect(formatHiddenParts({ message: 'Yesterday was expected' }, parts)).toEqual([]);
});
