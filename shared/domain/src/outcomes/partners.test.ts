import { expect, test } from 'vitest';
import { partners, withoutBrexOffer } from './partners.ts';

test('SHELL-007 the partner experiences are these nine', () => {
  expect(Object.values(partners)).toEqual([
    'Carta',
    'Pulley',
    'Brex',
    'SVB',
    'Angellist',
    'YC pay-when-you-raise',
    'Ramp',
    'Stripe',
    'WeWork',
  ]);
});

test('the Brex offer is withheld from the programs ramp and mercury', () => {
  expect(withoutBrexOffer).toEqual(['ramp', 'mercury']);
});
