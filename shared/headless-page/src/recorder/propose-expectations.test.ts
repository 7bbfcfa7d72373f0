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
    {
      see: { about: 'heading', is: 'Your own package' },
      because: 'this heading was “Your packages” before.',
    },
    { see: { about: 'text', is: 'Saved.' }, because: 'this message is new.' },
    { see: { about: 'text', is: '$1,145.44' }, because: 'this amount was “$1,074.10” before.' },
  ]);
});

test('of two amounts that came for one, none is said to be that one, changed', () => {
  const after: Outline = [node('text', '$99 or $990')];
  expect(newFacts(factsOf([node('text', '$89')]), factsOf(after))).toEqual([
    { see: { about: 'text', is: '$99' }, because: 'this amount is new.' },
    { see: { about: 'text', is: '$990' }, because: 'this amount is new.' },
  ]);
});

test('nothing is proposed where nothing is new', () => {
  expect(newFacts(factsOf(before), factsOf(before))).toEqual([]);
});

test('at most three expectations are proposed at once', () => {
  const prices = ['$1', '$2', '$3', '$4', '$5'].map((price) => node('text', price));
  expect(newFacts(factsOf(before), factsOf(prices))).toHaveLength(3);
});
