import { NetworkError } from '@fairlead/contracts';
import { nobody } from '@fairlead/mfe-kit/testing';
import { allSettled } from 'effector';
import { beforeEach, expect, test } from 'vitest';
import { forgetSeen, model, named, open, requester, seen } from '../../testing/open-account.ts';

beforeEach(forgetSeen);

test.each([
  ['the call fails', requester, 1],
  ['nobody knows whose account it is', {}, 0],
  ['whose account it is is no text', { ...requester, clientId: 7 }, 0],
])('ERROR-021 when %s, the team is named', async (_, state, calls) => {
  const { scope, texts } = await open(
    '/request-access',
    { ...nobody, 'request-client-access': () => Promise.reject(new NetworkError()) },
    { state },
  );
  await allSettled(model.requestAccess.requested, { scope });
  expect(named('request-client-access')).toHaveLength(calls);
  expect(seen.reports).toHaveLength(calls);
  expect(texts()).toContain(
    'We encountered an unexpected error sending your request. Please contact our team at team@fairlead.example.com.',
  );
});

test('ERROR-021 SHELL-039 in the vanta experience its own team is named', async () => {
  const { scope, texts } = await open(
    '/request-access?experience=vanta',
    { ...nobody, 'request-client-access': () => Promise.reject(new NetworkError()) },
    { state: requester },
  );
  await allSettled(model.requestAccess.requested, { scope });
  expect(texts()).toContain(
    'We encountered an unexpected error sending your request. Please contact our team at vanta@fairlead.example.com.',
  );
});
