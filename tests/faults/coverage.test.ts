import { globSync, readFileSync } from 'node:fs';
import * as roots from '@fairlead/contracts';
import * as application from '@fairlead/contracts/application';
import { calls } from '@fairlead/contracts/calls';
import * as checkout from '@fairlead/contracts/checkout';
import * as leads from '@fairlead/contracts/leads';
import * as packages from '@fairlead/contracts/packages';
import { expect, test } from 'vitest';
import { notCovered } from './not-covered.ts';
import { cases } from './outcomes.ts';

const told = new Set(cases.map(({ call }) => call));
const reasons = new Map(Object.entries(notCovered));

test('every call of the contracts has a written outcome, or a reason why it has none', () => {
  const without = calls.filter(({ name }) => !told.has(name) && !reasons.has(name));
  expect(without.map(({ name }) => name)).toEqual([]);
});

test('every outcome and every reason is that of a call', () => {
  const names = new Set(calls.map(({ name }) => name));
  expect([...told, ...reasons.keys()].filter((name) => !names.has(name))).toEqual([]);
  expect([...told].filter((name) => reasons.has(name))).toEqual([]);
});

test('no call that an applicant’s area makes goes without an outcome', () => {
  const sources = globSync([
    'shared/store/src/**/*.ts',
    'mfe/{account,application,checkout,decision,header,intake,packages,renewal}/src/**/*.ts',
  ])
    .filter((file) => !/\.test\.tsx?$|\/test/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const made = Object.entries({ ...roots, ...application, ...checkout, ...leads, ...packages })
    .filter(([value]) => new RegExp(`\\bcreate(Call|Query)Fx\\(\\s*${value}\\b`).test(sources))
    .map(([, endpoint]) => (endpoint as { name: string }).name)
    .filter((name) => calls.some((call) => call.name === name));
  // Made on an admin's address by the same model, and by the host.
  const others = ['get-admin-market-submission', 'get-messenger-token'];
  expect(made.length).toBeGreaterThan(40);
  expect(made.filter((name) => !told.has(name) && !others.includes(name))).toEqual([]);
});
