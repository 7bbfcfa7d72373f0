import { fork } from 'effector';
import { expect, test } from 'vitest';
import { $attribution } from '../session/attribution.ts';
import { $contacts, $team } from './contacts.ts';

test('SHELL-039 there is a contact for payments, for success and for vanta', () => {
  const contacts = fork().getState($contacts);
  expect(contacts).toMatchObject({
    payments: 'payments@fairlead.example.com',
    success: 'team@fairlead.example.com',
    vanta: 'vanta@fairlead.example.com',
  });
});

test.each([
  ['vanta', 'vanta@here.example.com'],
  ['fairlead', 'team@here.example.com'],
] as const)('in the %s experience the team is at %s', (experience, email) => {
  const contacts = {
    payments: '',
    success: 'team@here.example.com',
    vanta: 'vanta@here.example.com',
    underwriting: '',
    hotline: { email: '', phone: '' },
    renewals: { email: '', phone: '' },
  };
  const scope = fork({
    values: [
      [$contacts, contacts],
      [$attribution, { experience }],
    ],
  });
  expect(scope.getState($team)).toBe(email);
});
