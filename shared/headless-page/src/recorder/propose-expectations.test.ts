import type { Outline, OutlineNode } from '@fairlead/ui/semantics/outline';
import { expect, test } from 'vitest';
import { factsOf, newFacts } from './propose-expectations.ts';

const node = (role: string, name: string, ...children: OutlineNode[]): OutlineNode => ({
  role,
  name,
  states: role === 'heading' ? { level: 1 } : {},
  children,
});

const before: Outline = [
  node('heading', 'Your packages'),
  node('text', 'Growth costs $1,074.10 a month'),
];

test('a new heading, a message and an amount that changed are proposed', () => {
  const after: Outline = [
    node('heading', 'Your own package'),
    node('status', '', node('text', 'Saved.')),
    node('text', 'Growth costs $1,145.44 a month'),
  ];
  expect(newFacts(factsOf(before), factsOf(after))).toEqual([
    { about: 'heading', is: 'Your own package' },
    { about: 'text', is: 'Saved.' },
    { about: 'text', is: '$1,145.44' },
  ]);
});

test('nothing is proposed where nothing is new', () => {
  expect(newFacts(factsOf(before), factsOf(before))).toEqual([]);
});

test('at most three expectations are proposed at once', () => {
  const prices = ['$1', '$2', '$3', '$4', '$5'].map((price) => node('text', price));
  expect(newFacts(factsOf(before), factsOf(prices))).toHaveLength(3);
});
