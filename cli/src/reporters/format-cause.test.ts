import { expect, test } from 'vitest';
import { createPaint } from '../paint.ts';
import { formatCause, formatTrailLine } from './format-cause.ts';

const nothing = { errors: [], calls: [], alerts: [], decisions: [], heading: null };

test('a call without a response, an effect that has not ended, an amount and an alert are a line each', () => {
  const cause = {
    ...nothing,
    pending: ['create-application, POST intake-engine/v1/applications'],
    unended: ['submitFx (mfe/intake/src/model/submit.ts:49)'],
    amounts: ['$12.00 comes from the response of get-order, total'],
    alerts: ['We couldn’t save your answers.'],
  };
  expect(formatCause(cause, 'not seen', createPaint(false))).toEqual([
    'call create-application, POST intake-engine/v1/applications, has no response yet',
    'effect that has not ended: submitFx (mfe/intake/src/model/submit.ts:49)',
    '$12.00 comes from the response of get-order, total',
    'the page says: We couldn’t save your answers.',
  ]);
});

test('of many effects that have not ended five are named, and the others counted', () => {
  const unended = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const lines = formatCause({ ...nothing, unended }, 'not seen', createPaint(false));
  expect(lines).toHaveLength(6);
  expect(lines.at(-1)).toBe('and 2 more');
});

test('what is hidden comes first, and what the model did last has a line of its own', () => {
  const cause = {
    ...nothing,
    hidden: ["the button 'Buy Now' exists, but is hidden: inert on <div>"],
    alerts: ['Required'],
    trail: ['pinned.packagePinned (mfe/packages/src/model/pinned.ts:6)', 'loadFx'],
  };
  expect(formatCause(cause, 'not seen', createPaint(false))).toEqual([
    "the button 'Buy Now' exists, but is hidden: inert on <div>",
    'the page says: Required',
  ]);
  expect(formatTrailLine(cause, createPaint(false))).toEqual([
    'the model did last: pinned.packagePinned (mfe/packages/src/model/pinned.ts:6), loadFx',
  ]);
  expect(formatTrailLine(nothing, createPaint(false))).toEqual([]);
});
