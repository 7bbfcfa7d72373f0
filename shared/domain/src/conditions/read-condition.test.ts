import { expect, test } from 'vitest';
import { fieldsRead } from './fields-read.ts';
import { readCondition } from './read-condition.ts';

const isSaas = { field: 'industry', op: 'eq', value: 'SAAS' };
const isOffice = { field: 'location-type', op: 'eq', value: 'OFFICE' };
const inAnOffice = { any_row: { set: 'locations', where: isOffice } };

test.each([
  isSaas,
  { fact: 'drivers', op: 'gte', value: 3 },
  { flag: 'quoting', op: 'eq', value: false },
  { always: false },
  { all: [] },
  { all: [isSaas, isOffice] },
  { any: [isSaas, { not: isOffice }] },
  { not: { not: isSaas } },
  inAnOffice,
])('%j is a condition', (given) => {
  expect(readCondition(given)).toBe(given);
});

test.each([
  [null],
  ['industry'],
  [[isSaas]],
  [{}],
  [{ field: 'industry', op: 'resembles', value: 'SAAS' }],
  [{ field: 7, op: 'eq', value: 'SAAS' }],
  [{ op: 'eq', value: 'SAAS' }],
  [{ always: 'yes' }],
  [{ all: isSaas }],
  [{ all: [isSaas, { op: 'eq' }] }],
  [{ any: isSaas }],
  [{ any: [{ op: 'eq' }, isSaas] }],
  [{ not: null }],
  [{ not: { op: 'eq' } }],
  [{ any_row: null }],
  [{ any_row: { where: isOffice } }],
  [{ any_row: { set: 'locations' } }],
  [{ any_row: { set: 'locations', where: { op: 'eq' } } }],
])('%j is no condition', (given) => {
  expect(readCondition(given)).toBeNull();
});

test.each([
  [{ always: 'yes' }],
  [{ all: 'industry' }],
  [{ any: 'industry' }],
  [{ not: 'industry' }],
  [{ any_row: 'locations' }],
])('%j is no condition, whatever comparison is beside it', (given) => {
  expect(readCondition({ ...isSaas, ...given })).toBeNull();
});

test.each([
  [isSaas, ['industry']],
  [{ fact: 'drivers', op: 'gte', value: 3 }, []],
  [{ always: true }, []],
  [{ all: [isSaas, isOffice] }, ['industry', 'location-type']],
  [{ any: [isOffice, isSaas] }, ['location-type', 'industry']],
  [{ not: isSaas }, ['industry']],
  [inAnOffice, ['location-type']],
  [{ all: [{ any: [isSaas] }, { not: inAnOffice }] }, ['industry', 'location-type']],
])('the fields that %j reads are %j', (given, names) => {
  const condition = readCondition(given);
  expect(condition && fieldsRead(condition)).toEqual(names);
});
