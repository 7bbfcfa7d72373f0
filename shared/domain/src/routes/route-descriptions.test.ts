import { expect, test } from 'vitest';
import { routeDescriptions } from './route-descriptions.ts';

const described = Object.entries(routeDescriptions);

test('each route has a description of its own', () => {
  const texts = described.map(([, text]) => text);
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

test.each(described)(
  'the description of %s is a sentence that search results show whole',
  (_, text) => {
    expect(text).toMatch(/^[A-Z].*\.$/);
    expect(text.length).toBeGreaterThanOrEqual(35);
    expect(text.length).toBeLessThanOrEqual(155);
  },
);
