import { ApiError, type Call, NetworkError } from '@fairlead/contracts';
import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { lead, openLead, summary } from '../../testing/open-lead.ts';
import { requestFx } from '../calls/request.ts';
import { memoryStorage } from '../storage/storage.ts';
import { anonymousIdRead } from '../tracking/anonymous-id.ts';
import { createLeadFx } from './create-lead.ts';

test('the visitor id of analytics goes along once it is known, and attribution as it was given', async () => {
  const { scope, calls, create } = await openLead(() => ({ ...lead, id: null }));
  await create();
  await allSettled(anonymousIdRead, { scope, params: 'anon_1' });
  await create();
  expect(calls.map(({ body }) => body)).toMatchObject([
    { segment_anonymous_id: null, referral_partner: 'Carta', offer_code: 'SPRING' },
    { segment_anonymous_id: 'anon_1' },
  ]);
});

test('INTAKE-028 a lead says what the form says and where its company came from, and nothing else', async () => {
  const parameters =
    'partner=Ramp&offer_code=o&utm_content=c&utm_name=n&utm_source=s&utm_term=t&utm_medium=m&referrer_id=r&account_id=a&opportunity_id=p&shoe=43';
  const { calls, create } = await openLead(() => lead, memoryStorage(), `/?${parameters}`);
  await create();
  expect(calls[0]?.body).toEqual({
    madlib_email: summary.email,
    madlib_data: summary,
    segment_anonymous_id: null,
    utm_content: 'c',
    utm_name: 'n',
    utm_source: 's',
    utm_term: 't',
    utm_medium: 'm',
    referral_partner: 'Ramp',
    offer_code: 'o',
    referrer_id: 'r',
    account_id: 'a',
    opportunity_id: 'p',
    url_params: parameters,
  });
});

test('without parameters in the address, or without an address, a lead has none', async () => {
  const { calls, create } = await openLead(() => lead, memoryStorage(), '/login');
  await create();
  const scope = fork({ handlers: [[requestFx, (call: Call) => calls.push(call) && lead]] });
  await allSettled(createLeadFx, { scope, params: summary });
  expect(calls.map(({ body }) => body)).toMatchObject([{ url_params: null }, { url_params: null }]);
});

test('every try to create a lead carries the same key, on another page too, until there is one', async () => {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    (bytes as unknown as Uint8Array).set([10, 200]);
    return bytes;
  });
  const storage = memoryStorage();
  const broken = () => {
    throw new NetworkError();
  };
  const key = `0ac8${'00'.repeat(14)}`;
  const { calls, create } = await openLead(broken, storage);
  expect(await create()).toMatchObject({ status: 'done', value: { kind: 'none' } });
  expect(JSON.parse(storage.get('fairlead:lead') ?? '')).toEqual({
    id: null,
    key,
    reported: [],
    waiting: [],
  });
  vi.mocked(crypto.getRandomValues).mockImplementation((bytes) => bytes);
  await create();
  const later = await openLead(() => lead, storage);
  await later.create();
  vi.restoreAllMocks();
  const keys = [...calls, ...later.calls].map(({ headers }) => headers['Idempotency-Key']);
  expect(keys).toEqual([key, key, key]);
});

test.each(['7', '{"id":7,"key":"","reported":[]}', '{"id":"mql_9"}', 'no json'])(
  'a lead that was kept otherwise (%s) counts as none',
  async (text) => {
    const { calls, liveOn } = await openLead(() => lead, memoryStorage({ 'fairlead:lead': text }));
    await liveOn();
    expect(calls).toEqual([]);
  },
);

test.each([
  [{ client_id: 'cl_9' }, 'cl_9'],
  [{ client_id: 7 }, null],
  ['a word', null],
  [null, null],
  [undefined, null],
])('a refusal that says %j of the company names the client %j', async (detail, clientId) => {
  const storage = memoryStorage();
  const { create } = await openLead(() => {
    throw new ApiError(403, { detail });
  }, storage);
  expect(await create()).toMatchObject({ value: { kind: 'existing-client', clientId } });
  expect(JSON.parse(storage.get('fairlead:lead') ?? '')).toMatchObject({ id: null });
});

test.each([
  ['The lead was not made', 'The lead was not made'],
  [null, 'mql_creation_failed'],
])('what went wrong with a lead (%j) is logged as %s', async (error_message, message) => {
  const answer = { ...lead, id: null, error_code: 'mql_creation_failed', error_message };
  const storage = memoryStorage();
  const { errors, create } = await openLead(() => answer, storage);
  await create();
  expect(errors).toMatchObject([{ message }]);
  expect(JSON.parse(storage.get('fairlead:lead') ?? '')).toMatchObject({ id: null });
});
