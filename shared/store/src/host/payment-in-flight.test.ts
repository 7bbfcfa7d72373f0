import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { $paymentInFlight, paymentEnded, paymentStarted } from './payment-in-flight.ts';

test('a payment is under way from its start to its end', async () => {
  const scope = fork();
  expect(scope.getState($paymentInFlight)).toBe(false);
  await allSettled(paymentStarted, { scope });
  expect(scope.getState($paymentInFlight)).toBe(true);
  await allSettled(paymentEnded, { scope });
  expect(scope.getState($paymentInFlight)).toBe(false);
});
