import { expect, test } from 'vitest';
import type { Moment } from '../invariant.ts';
import { noCrashScreen } from './no-crash-screen.ts';
import { noReportedError } from './no-reported-error.ts';
import { ownChange } from './own-change.ts';

const aMoment = (other: Partial<Moment> = {}): Moment => ({
  outline: [],
  happened: [],
  hasFault: false,
  isAlone: true,
  ...other,
});
const saying = (role: string, name: string) => ({
  outline: [{ role, name, states: {}, children: [] }],
});
const error = { kind: 'error' as const, message: 'plan is undefined', where: 'thrown in a rule' };

test('an error that the product reports breaks an invariant, unless a fault explains it', () => {
  expect(noReportedError.broken(aMoment({ happened: [error] }))).toBe(
    'plan is undefined (thrown in a rule)',
  );
  expect(noReportedError.broken(aMoment({ happened: [error], hasFault: true }))).toBeNull();
  const handled = { ...error, mayBeMeant: true as const };
  expect(noReportedError.broken(aMoment({ happened: [handled] }))).toBeNull();
});

test('the crash page breaks an invariant, unless a fault explains it', () => {
  const crash = saying('heading', 'Something went sideways.');
  expect(noCrashScreen.broken(aMoment(crash))).toBe('the page says "Something went sideways."');
  expect(noCrashScreen.broken(aMoment({ ...crash, hasFault: true }))).toBeNull();
});

test('somebody who is alone is not told that another admin made a change', () => {
  const conflict = saying('text', 'Another admin changed Growth before you');
  expect(ownChange.broken(aMoment(conflict))).toBe('Another admin changed Growth before you');
  expect(ownChange.broken(aMoment({ ...conflict, isAlone: false }))).toBeNull();
});
