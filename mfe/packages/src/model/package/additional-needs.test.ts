import { fails, noAnswerYet } from '@fairlead/mfe-kit/testing';
import { addressOpened } from '@fairlead/store';
import { expect, test } from 'vitest';
import { open, own, withOwn } from '../../../testing/package-page.ts';
import { oneAfterAnother } from '../../../testing/payment.ts';

test('additional needs say that they failed until they are sent or opened again', async () => {
  let isDown = true;
  const { model, send, get, callsOf } = await open(own, {
    'update-market-submission': () => (isDown ? fails(500)() : noAnswerYet()),
  });
  const { needs } = model.packagePage;
  await send(needs.opened);
  await send(needs.sent);
  expect([get(needs.$isOpen), get(needs.$canSend)]).toEqual([true, false]);
  expect(callsOf('update-market-submission')).toEqual([]);
  await send(needs.typed, ' Kidnap ');
  expect(get(needs.$canSend)).toBe(true);
  await send(needs.sent);
  expect([get(needs.$hasFailed), get(needs.$isOpen)]).toEqual([true, true]);
  expect(get(needs.$details)).toBe(' Kidnap ');
  await send(needs.dismissed);
  expect(get(needs.$isOpen)).toBe(false);
  await send(needs.opened);
  expect(get(needs.$hasFailed)).toBe(false);
  isDown = false;
  await send(needs.sent);
  await send(needs.sent);
  expect(get(needs.$isSending)).toBe(true);
  expect(callsOf('update-market-submission').map(({ body }) => body)).toEqual([
    { market_submission_id: 'ms_1', status: 'QUOTE_BLOCKED', details: 'Kidnap' },
    { market_submission_id: 'ms_1', status: 'QUOTE_BLOCKED', details: 'Kidnap' },
  ]);
});

test('needs that were sent block the submission at once, and are forgotten', async () => {
  const { model, send, get, screen } = await open(own, {
    'get-market-submission': oneAfterAnother(withOwn(), noAnswerYet()),
    'update-market-submission': () => ({}),
  });
  const { needs } = model.packagePage;
  await send(needs.opened);
  await send(needs.typed, 'Kidnap');
  await send(needs.sent);
  expect(get(model.submission.$submission)?.status).toBe('QUOTE_BLOCKED');
  expect(screen()).toBe('gtm-review-block');
  expect([get(needs.$details), get(needs.$isOpen)]).toEqual(['', false]);
});

test('needs that were typed wait for their submission, and their dialog closes with its page', async () => {
  const { model, send, get } = await open(own, {
    'get-market-submission': oneAfterAnother(withOwn(), { ...withOwn(), id: 'ms_2' }, withOwn()),
  });
  const { needs } = model.packagePage;
  await send(needs.opened);
  await send(needs.typed, 'Kidnap');
  await send(addressOpened, '/market-submission/ms_2');
  expect([get(needs.$isOpen), get(needs.$details), get(needs.$canSend)]).toEqual([
    false,
    '',
    false,
  ]);
  await send(addressOpened, own);
  expect([get(needs.$isOpen), get(needs.$details)]).toEqual([false, 'Kidnap']);
});

test('whoever leaves while needs are sent stays on the screen they went to', async () => {
  const late = Promise.withResolvers<unknown>();
  const { model, send, pass, screen } = await open(own, {
    'update-market-submission': () => late.promise,
  });
  const { needs } = model.packagePage;
  await send(needs.opened);
  await send(needs.typed, 'Kidnap');
  await send(needs.sent);
  await send(addressOpened, '/unsupported-location');
  late.resolve({});
  await pass(0);
  expect(screen()).toBe('unsupported-location');
});
