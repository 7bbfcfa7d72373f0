import { expect, test } from 'vitest';
import { variants } from './draw-documents.ts';

const drawn = (id: string, text = 'Monthly') =>
  `<label for="${id}">${text}</label><input id="${id}" class="input num">`;

test('a part that is the same in both experiences is in the document once, whatever its elements have counted', () => {
  expect(variants(drawn('field-3'), drawn('field-4'), '')).toEqual({ '': drawn('field-3') });
});

test('a part that differs is in it once for each experience', () => {
  expect(variants(drawn('field-3'), drawn('field-3', 'Yearly'), 'only-signed-out')).toEqual({
    'only-signed-out only-fairlead': drawn('field-3'),
    'only-signed-out only-vanta': drawn('field-3', 'Yearly'),
  });
});
