import { expect, test } from 'vitest';
import { splitLinks } from './split-links.ts';

const terms = { text: 'Terms of Use', href: '/terms' };
const privacy = { text: 'Privacy Notice', href: '/privacy' };

test('the named parts of a sentence become links, in order', () => {
  expect(
    splitLinks('I agree to the Terms of Use and the Privacy Notice.', [terms, privacy]),
  ).toEqual(['I agree to the ', terms, ' and the ', privacy, '.']);
});

test('a link that the sentence does not name is left out', () => {
  expect(splitLinks('I agree.', [terms])).toEqual(['I agree.']);
  expect(splitLinks('I agree.')).toEqual(['I agree.']);
});
