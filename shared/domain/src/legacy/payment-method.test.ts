import { expect, test } from 'vitest';
import { bank, card } from '../../testing/payment-methods.ts';
import {
  legacyPaymentMethods,
  paymentSchedules,
  previousMethod,
  previousPaymentLabel,
  readSchedule,
} from './index.ts';

test('CHECKOUT-037 a schedule is monthly or annual, and a quote’s words mean the same', () => {
  expect(paymentSchedules).toEqual(['monthly', 'annual']);
  expect(
    ['monthly', 'annual', 'MONTHLY', 'ANNUALLY', 'weekly', 'Annual', ''].map(readSchedule),
  ).toEqual(['monthly', 'annual', 'monthly', 'annual', null, null, null]);
});

test('CHECKOUT-027 a payment is made by card or ach_debit', () => {
  expect(legacyPaymentMethods).toEqual(['card', 'ach_debit']);
});

test.each([
  [card, 'Visa ending in 4242'],
  [{ ...card, network: 'amex' }, 'American Express ending in 4242'],
  [{ ...card, network: 'Visa' }, 'Visa ending in 4242'],
  [{ ...card, network: 'MasterCard' }, 'Mastercard ending in 4242'],
  [{ ...card, network: 'American Express' }, 'American Express ending in 4242'],
  [{ ...card, network: 'diners_club' }, 'Diners Club ending in 4242'],
  [{ ...card, network: null }, 'Card ending in 4242'],
  [{ ...card, network: '' }, 'Card ending in 4242'],
  [{ ...card, network: 'newpay' }, 'Card ending in 4242'],
  [bank, 'First Platypus Bank checking ending in 0000'],
  [{ ...bank, bank: null, charge_type: '' }, 'Bank account ending in 0000'],
])('CHECKOUT-025 a method on file is named by its fields', (previous, label) => {
  expect(previousPaymentLabel(previous)).toBe(label);
});

test('a method on file is of a type that can be charged, or none', () => {
  expect([card, bank, { ...card, type: 'check' }].map(previousMethod)).toEqual([
    'card',
    'ach_debit',
    null,
  ]);
});
