import { describe, expect, test } from 'vitest';
import { isSignatureSettled, partneredCoverageNames, signatureSteps } from './index.ts';

const facts = { quote_accepted_at: null, signed_at: null, is_paid: false, is_completed: false };

const accepted = { ...facts, quote_accepted_at: '2026-11-20T15:00:00Z' };

const signed = { ...accepted, signed_at: '2026-11-20T16:00:00Z' };

const steps = (known: typeof facts | typeof accepted | typeof signed) =>
  signatureSteps(known, []).map(({ name, state }) => `${name} ${state}`);

describe('the steps of a signature', () => {
  test.each([
    [facts, ['choose now', 'sign open', 'charge open', 'covered open']],
    [accepted, ['choose done', 'sign now', 'charge open', 'covered open']],
    [signed, ['choose done', 'sign done', 'charge now', 'covered open']],
    [{ ...signed, is_paid: true }, ['choose done', 'sign done', 'charge done', 'covered now']],
    [
      { ...signed, is_paid: true, is_completed: true },
      ['choose done', 'sign done', 'charge done', 'covered done'],
    ],
  ])('CHECKOUT-038 CHECKOUT-040 each is complete from its own field', (known, expected) => {
    expect(steps(known)).toEqual(expected);
  });

  test('CHECKOUT-002 by bank, Covered is complete before Charge payment', () => {
    expect(steps({ ...signed, is_completed: true })).toEqual([
      'choose done',
      'sign done',
      'charge now',
      'covered done',
    ]);
  });

  test('CHECKOUT-039 partner coverage is a separate step if its flag is set, and stays open', () => {
    const partnered = (flag: boolean) => [
      { name: 'key_person', flag: false },
      { name: 'workers_compensation', flag },
    ];
    const all = { ...signed, is_paid: true, is_completed: true };
    expect(signatureSteps(all, partnered(true)).at(-1)).toEqual({ name: 'partner', state: 'open' });
    expect(signatureSteps(all, partnered(false))).toHaveLength(4);
  });

  test('a signature is settled when the policy is issued and paid', () => {
    expect(
      [facts, { ...signed, is_completed: true }, { ...signed, is_paid: true }].map(
        isSignatureSettled,
      ),
    ).toEqual([false, false, false]);
    expect(isSignatureSettled({ ...signed, is_paid: true, is_completed: true })).toBe(true);
  });

  test('partnered coverages have readable names', () => {
    expect(
      partneredCoverageNames([
        { name: 'key_person', flag: true },
        { name: 'workers_compensation', flag: true },
        { name: 'pet_insurance', flag: true },
        { name: 'kidnap', flag: false },
      ]),
    ).toEqual(['key person', 'workers’ compensation', 'pet insurance']);
  });
});
