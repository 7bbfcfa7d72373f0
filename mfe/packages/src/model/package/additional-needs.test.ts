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
  await send(needs.typed, '   ');
  expect(get(needs.$canSend)).toBe(false);
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

test.each([
  ['unsupported-location', '/unsupported-location'],
  ['market-submission', '/market-submission/ms_1'],
  ['package', '/market-submission/ms_2/packages/pk_9'],
])('whoever goes to the screen %s while needs are sent stays there', async (name, address) => {
  const late = Promise.withResolvers<unknown>();
  const { model, send, pass, screen } = await open(own, {
    'get-market-submission': ({ path }) => ({ ...withOwn(), id: path.split('/').at(-1) }),
    'update-market-submission': () => late.promise,
  });
  const { needs } = model.packagePage;
  await send(needs.opened);
  await send(needs.typed, 'Kidnap');
  await send(needs.sent);
  await send(addressOpened, address);
  late.resolve({});
  await pass(0);
  expect(screen()).toBe(name);
});

test('an admin on a client’s package is led to its review when the needs were sent', async () => {
  const { model, send, screen } = await open(
    '/admin/market-submission/ms_1/packages/pk_9',
    {
      'get-admin-market-submission': oneAfterAnother(
        withOwn(),
        withOwn({}, { status: 'QUOTE_BLOCKED' }),
      ),
      'update-market-submission': () => ({}),
    },
    { isAdmin: true },
  );
  await send(model.packagePage.needs.opened);
  await send(model.packagePage.needs.typed, 'Kidnap');
  await send(model.packagePage.needs.sent);
  expect(screen()).toBe('gtm-review-block');
});
