import { expediteReasonNames } from '@fairlead/domain/outcomes';
import { is } from 'superstruct';
import { expect, test } from 'vitest';
import { without } from '../../testing/without.ts';
import { expediteReview, getMadlibDecision } from '../application.ts';

const expedite = {
  deadline: '2026-11-21',
  expedite_reason: 'other',
  expedite_details: 'A landlord asks',
};

test.each(Object.keys(expedite))(
  'DECISION-020 an expedite request without %s is refused',
  (name) => {
    expect(is(expedite, expediteReview.body)).toBe(true);
    expect(is(without(expedite, name), expediteReview.body)).toBe(false);
  },
);

test('DECISION-021 an expedite request has one of five reasons', () => {
  expect(expediteReasonNames).toEqual([
    'expiring_coverage',
    'contract_requirement',
    'product_launch',
    'upcoming_board_meeting',
    'other',
  ]);
  expect(is({ ...expedite, expedite_reason: 'because' }, expediteReview.body)).toBe(false);
});

test.each(['yes', 'no', 'maybe'])(
  'DECISION-022 an eligibility check answers %s with a reason',
  (decision) => {
    const answer = { decision, reason_token: 'eligible' };
    expect(is(answer, getMadlibDecision.answer)).toBe(true);
    expect(is(without(answer, 'decision'), getMadlibDecision.answer)).toBe(false);
    expect(is(without(answer, 'reason_token'), getMadlibDecision.answer)).toBe(false);
  },
);
