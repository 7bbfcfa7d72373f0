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
    cameBy: ['the last act opened this screen by mfe/intake/src/model/submit.ts:60'],
    alerts: ['We couldn’t save your answers.'],
  };
  expect(formatCause(cause, 'not seen', createPaint(false))).toEqual([
    'call create-application, POST intake-engine/v1/applications, has no response yet',
    'effect that has not ended: submitFx (mfe/intake/src/model/submit.ts:49)',
    '$12.00 comes from the response of get-order, total',
    'the last act opened this screen by mfe/intake/src/model/submit.ts:60',
    'the page says: We couldn’t save your answers.',
  ]);
});

test('a refused call is followed by the lines that send it and make its body', () => {
  const call = { name: 'pay', method: 'POST', path: 'v1/pay', status: 400 };
  const said = (more: object) =>
    formatCause({ ...nothing, calls: [{ ...call, ...more }] }, '', createPaint(false));
  expect(said({})).toEqual(['call pay, POST v1/pay, returned 400']);
  expect(said({ sentBy: ['a.ts:1'] })).toEqual([
    'call pay, POST v1/pay, returned 400 (sent by a.ts:1)',
  ]);
  expect(said({ sentBy: ['a.ts:1'], bodyBy: ['bodyOf (a.ts:9)', 'b (b.ts:2)'] })).toEqual([
    'call pay, POST v1/pay, returned 400 (sent by a.ts:1; its body is made by bodyOf (a.ts:9), b (b.ts:2))',
  ]);
});

test('a call without a response says why, if that is known', () => {
  const call = { name: 'pay', method: 'POST', path: 'v1/pay', status: 'no answer' } as const;
  const problem = 'TypeError: Failed to fetch, after its status 200';
  const calls = [call, { ...call, problem }];
  expect(formatCause({ ...nothing, calls }, '', createPaint(false))).toEqual([
    'call pay, POST v1/pay, got no response',
    'call pay, POST v1/pay, got no response (TypeError: Failed to fetch, after its status 200)',
  ]);
});

test('of many effects that have not ended five are named, and the others counted', () => {
  const unended = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const lines = formatCause({ ...nothing, unended }, 'not seen', createPaint(false));
  expect(lines).toHaveLength(6);
  expect(lines.at(-1)).toBe('and 2 more');
});

test('hidden parts come first, and the last units of the model have their own line', () => {
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
