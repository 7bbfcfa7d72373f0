import { expect, test } from 'vitest';
import { partners, withoutBrexOffer } from './partners.ts';
import { supportContacts, teamFor } from './support-contacts.ts';

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

test('SHELL-039 there is a contact for payments, for success and for vanta', () => {
  expect(Object.keys(supportContacts)).toEqual(['payments', 'success', 'vanta']);
  expect(teamFor('vanta')).toBe(supportContacts.vanta);
  expect(teamFor('fairlead')).toBe(supportContacts.success);
});
