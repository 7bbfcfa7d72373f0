import { inVirtualTime } from '@fairlead/mfe-kit/testing';
import { expect, test } from 'vitest';
import { aChild, capstan } from '../../testing/builders.ts';
import {
  confirm,
  move,
  sentBy,
  tick,
  tickAndConfirm,
  withChild,
} from '../../testing/confirming.ts';
import { confirmPage, landing, openRenewal, quarry } from '../../testing/open-renewal.ts';
import { addressLines } from './address.ts';

inVirtualTime();

test('RENEWAL-010 the page shows last year’s address, and the Information Update step', async () => {
  const app = await openRenewal(confirmPage);
  const address = app.get(app.model.confirm.$address);
  expect(address && addressLines(address)).toEqual([
    '840 Capstan Street, Floor 2',
    'Baltimore, MD 21202',
  ]);
  expect(app.model.confirm.steps[0]).toBe('Information Update');
});

test('the question set and the renewal of the policy in the address are requested', async () => {
  const app = await openRenewal(confirmPage, { answers: withChild('CREATED') });
  expect(app.callsOf('get-new-renewal').map(({ query }) => query)).toEqual([
    { legacy_parent_id: '10020' },
  ]);
  expect(app.callsOf('get-application').map(({ path }) => path)).toEqual([
    '/v1/applications/app_child',
  ]);
});

test('RENEWAL-022 an address that was not checked is not confirmed', async () => {
  const app = await openRenewal(confirmPage);
  expect(app.get(app.model.confirm.$tickError)).toBeNull();
  await confirm(app);
  expect(app.get(app.model.confirm.$tickError)).toBe(
    'Please verify and confirm the information to proceed',
  );
  expect(app.callsOf('create-renewal')).toEqual([]);
  await tick(app);
  expect(app.get(app.model.confirm.$tickError)).toBeNull();
});

test('RENEWAL-020 API-016 a confirmed address begins the renewal with every answer of the set', async () => {
  const app = await openRenewal(confirmPage);
  await tickAndConfirm(app);
  expect(app.callsOf('create-renewal')).toHaveLength(1);
  expect(app.callsOf('create-renewal')[0]?.body).toMatchObject({
    renewal_parent_application_id: '10020',
    question_set_id: 'qs_applicant_intro',
  });
  expect(sentBy(app)).toEqual({ 'legal-name-field-v1': 'Coveplane, Inc.', ...capstan });
  expect(app.decisions()).toMatchObject([
    { router: 'renewal', because: 'renewal-begun', facts: { applicationId: 'app_child' } },
  ]);
  expect(app.address()).toBe('/application/app_child/resume');
});

test('RENEWAL-011 a new address replaces the old one, without its suite', async () => {
  const app = await openRenewal(confirmPage);
  await move(app);
  await tickAndConfirm(app);
  expect(sentBy(app)).toEqual({
    'legal-name-field-v1': 'Coveplane, Inc.',
    'address-line-1': '951 Quarry Walk',
    'address-city': 'Indianapolis',
    'address-region': 'US-IN',
    'address-county': 'Marion',
    'address-postal-code': '46204',
    'address-country': 'US',
  });
});

test('the suite of a new address goes with it, and its country is that of the old one if it has none', async () => {
  const app = await openRenewal(confirmPage, { readPlace: () => ({ ...quarry, country: null }) });
  await move(app, ' Floor 3 ');
  await tickAndConfirm(app);
  expect(sentBy(app)).toMatchObject({ 'address-line-2': 'Floor 3', 'address-country': 'US' });
});

test('RENEWAL-019 a new address without products redirects to the page of its state', async () => {
  const app = await openRenewal(confirmPage, {
    readPlace: () => ({ ...quarry, region: 'US-NV' }),
    answers: {
      'create-renewal': () =>
        aChild({ pre_decision: { qualified: false, reasoning_key: 'no_available_products' } }),
    },
  });
  await move(app);
  await tickAndConfirm(app);
  expect(app.address()).toBe('/renewal-unsupported-location/NV');
  expect(app.decisions()[0]?.because).toBe('new-address-unsupported');
});

test('Back leads to the landing page of the policy', async () => {
  const app = await openRenewal(confirmPage);
  await app.send(app.model.confirm.backPressed, undefined);
  expect(app.address()).toBe(landing);
});

test('the policy whose page is open is the one that begins', async () => {
  const app = await openRenewal(confirmPage);
  await app.send(app.model.confirm.backPressed, undefined);
  expect(app.get(app.model.confirm.$now)).toBeNull();
  await tickAndConfirm(app);
  expect(app.callsOf('create-renewal')).toEqual([]);
});
