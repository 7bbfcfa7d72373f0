import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Condition, holds, type Operator, operators } from './index.ts';

const answers = {
  industry: 'SAAS',
  'runway-months': 18,
  'hosts-events': false,
  'mfa-coverage': ['EMAIL', 'REMOTE_ACCESS'],
  'trade-names': '',
  blank: '  ',
  'formation-date': '2022-03-14',
  locations: [
    { 'location-type': 'HOME', 'location-property-value': 0 },
    { 'location-type': 'OFFICE', 'location-property-value': 100 },
  ],
  claims_history: [],
};

type Example = [condition: Condition, expected: boolean];

const field = (name: string, op: Operator, value?: string | number | boolean | string[]) =>
  value === undefined ? { field: name, op } : { field: name, op, value };

describe('each operator reads an answer', () => {
  test.each<Example>([
    [field('industry', 'eq', 'SAAS'), true],
    [field('industry', 'eq', 'RETAIL'), false],
    [field('hosts-events', 'eq', false), true],
    [field('industry', 'neq', 'RETAIL'), true],
    [field('industry', 'neq', 'SAAS'), false],
    [field('industry', 'in', ['SAAS', 'RETAIL']), true],
    [field('industry', 'in', ['RETAIL']), false],
    [field('industry', 'not_in', ['RETAIL']), true],
    [field('industry', 'not_in', ['SAAS']), false],
    [field('runway-months', 'gt', 17), true],
    [field('runway-months', 'gt', 18), false],
    [field('runway-months', 'gte', 18), true],
    [field('runway-months', 'gte', 19), false],
    [field('runway-months', 'lt', 19), true],
    [field('runway-months', 'lt', 18), false],
    [field('runway-months', 'lte', 18), true],
    [field('runway-months', 'lte', 17), false],
    [field('formation-date', 'lt', '2022-03-15'), true],
    [field('industry', 'gt', 1), false],
    [field('industry', 'lt', ['ZOO']), false],
    [field('runway-months', 'gt', '17'), false],
    [field('runway-months', 'lt', '19'), false],
    [field('hosts-events', 'lt', 1), false],
    [field('hosts-events', 'lt', true), false],
    [field('industry', 'includes_any', 'SAAS'), true],
    [field('industry', 'in', 'SAAS'), true],
    [field('mfa-coverage', 'includes_any', ['EMAIL', 'NONE']), true],
    [field('mfa-coverage', 'includes_any', ['NONE']), false],
    [field('mfa-coverage', 'includes_all', ['EMAIL', 'REMOTE_ACCESS']), true],
    [field('mfa-coverage', 'includes_all', ['EMAIL', 'ADMIN_ACCOUNTS']), false],
    [field('mfa-coverage', 'count_gte', 2), true],
    [field('mfa-coverage', 'count_gte', 3), false],
    [field('trade-names', 'is_empty'), true],
    [field('claims_history', 'is_empty'), true],
    [field('blank', 'is_empty'), true],
    [field('mfa-coverage', 'is_empty'), false],
    [field('hosts-events', 'is_empty'), false],
    [field('industry', 'is_present'), true],
    [field('trade-names', 'is_present'), false],
  ])('%j is %s', (condition, expected) => {
    expect(holds(condition, { answers })).toBe(expected);
  });
});

describe('facts, flags, rows and combinations', () => {
  const known = { answers, facts: { drivers: 3, absent: undefined }, flags: { quoting: false } };
  const yes: Condition = { always: true };
  const no: Condition = { always: false };

  test.each<Example>([
    [{ fact: 'drivers', op: 'gte', value: 3 }, true],
    [{ fact: 'absent', op: 'neq', value: 3 }, false],
    [{ flag: 'quoting', op: 'eq', value: false }, true],
    [{ flag: 'unknown', op: 'eq', value: false }, false],
    [{ any_row: { set: 'locations', where: field('location-type', 'eq', 'OFFICE') } }, true],
    [{ any_row: { set: 'locations', where: field('location-type', 'eq', 'BARN') } }, false],
    [{ any_row: { set: 'subsidiaries', where: yes } }, false],
    [{ any_row: { set: 'claims_history', where: yes } }, false],
    [{ all: [yes, yes] }, true],
    [{ all: [yes, no] }, false],
    [{ all: [] }, true],
    [{ any: [no, yes] }, true],
    [{ any: [no, no] }, false],
    [{ any: [] }, false],
    [{ not: no }, true],
  ])('%j is %s', (condition, expected) => {
    expect(holds(condition, known)).toBe(expected);
  });

  test('a row’s own answer wins over a single answer of the same name', () => {
    const row = { industry: 'RETAIL' };
    expect(holds(field('industry', 'eq', 'RETAIL'), { answers, row })).toBe(true);
  });
});

describe('for any condition', () => {
  const value = fc.oneof(
    fc.constantFrom('SAAS', 'EMAIL'),
    fc.integer({ min: 0, max: 20 }),
    fc.boolean(),
    fc.array(fc.constantFrom('EMAIL', 'NONE')),
  );
  const { condition } = fc.letrec<{ condition: Condition }>((tie) => ({
    condition: fc.oneof(
      { maxDepth: 3 },
      fc.record({
        field: fc.constantFrom(...Object.keys(answers), 'missing'),
        op: fc.constantFrom(...operators),
        value,
      }),
      fc.record({ always: fc.boolean() }),
      fc.record({ not: tie('condition') }),
      fc.record({ all: fc.array(tie('condition'), { maxLength: 3 }) }),
      fc.record({ any: fc.array(tie('condition'), { maxLength: 3 }) }),
    ),
  }));

  test('not negates it, and a double not changes nothing', () => {
    fc.assert(
      fc.property(condition, (given) => {
        const plain = holds(given, { answers });
        expect(holds({ not: given }, { answers })).toBe(!plain);
        expect(holds({ not: { not: given } }, { answers })).toBe(plain);
      }),
    );
  });

  test('all and any are each other’s mirror', () => {
    fc.assert(
      fc.property(fc.array(condition, { maxLength: 4 }), (parts) => {
        const noneHolds = holds({ all: parts.map((not) => ({ not })) }, { answers });
        expect(holds({ not: { any: parts } }, { answers })).toBe(noneHolds);
      }),
    );
  });

  test('a missing answer makes every comparison false, except the question whether it is empty', () => {
    fc.assert(
      fc.property(fc.constantFrom(...operators), value, (op, given) => {
        const asked = holds({ field: 'missing', op, value: given }, { answers: {} });
        expect(asked).toBe(op === 'is_empty');
      }),
    );
  });
});
