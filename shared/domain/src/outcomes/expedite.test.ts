import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tomorrow } from '../values/calendar-day.ts';
import { type ExpediteForm, expediteProblems, expediteReasonNames } from './expedite.ts';

const earliest = '2026-11-21';
const form: ExpediteForm = { deadline: '2026-11-21', reason: 'product_launch', details: '' };

test('DECISION-021 an expedited quote is asked for with one of five reasons', () => {
  expect(expediteReasonNames).toEqual([
    'expiring_coverage',
    'contract_requirement',
    'product_launch',
    'upcoming_board_meeting',
    'other',
  ]);
});

test.each([
  ['a whole form', {}, []],
  ['DECISION-053 today is too early', { deadline: '2026-11-20' }, ['deadline']],
  ['a day that does not exist', { deadline: '2026-02-30' }, ['deadline']],
  ['rubbish for a day', { deadline: 'soon' }, ['deadline']],
  ['DECISION-055 no reason', { reason: '' }, ['reason']],
  ['DECISION-056 another reason without details', { reason: 'expiring_coverage' }, []],
  ['DECISION-056 Other without details', { reason: 'other', details: '  ' }, ['details']],
  ['DECISION-056 Other with details', { reason: 'other', details: 'A launch' }, []],
] as const)('%s', (_, change, problems) => {
  expect(expediteProblems({ ...form, ...change }, earliest)).toEqual(problems);
});

test('tomorrow is always a deadline that is accepted', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date(2000, 0, 1), max: new Date(2090, 0, 1), noInvalidDate: true }),
      (date) => {
        const deadline = tomorrow(date);
        expect(expediteProblems({ ...form, deadline }, deadline)).toEqual([]);
      },
    ),
  );
});
