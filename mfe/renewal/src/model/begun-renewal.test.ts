import { inVirtualTime } from '@fairlead/mfe-kit/testing';
import { expect, test } from 'vitest';
import { aChild } from '../../testing/builders.ts';
import { form, move, tickAndConfirm, withChild } from '../../testing/confirming.ts';
import { confirmPage, openRenewal } from '../../testing/open-renewal.ts';

inVirtualTime();

test.each(['CREATED', 'IN_PROGRESS'])(
  'RENEWAL-016 a renewal that is %s continues without a call when its address is as it was',
  async (status) => {
    const app = await openRenewal(confirmPage, { answers: withChild(status) });
    expect(app.callsOf('get-application-question-set')[0]?.path).toBe(
      '/v1/question-sets/qs_applicant_intro/application/app_child',
    );
    await tickAndConfirm(app);
    expect(app.callsOf('create-renewal')).toEqual([]);
    expect(app.address()).toBe('/application/app_child/resume');
  },
);

test('a renewal that was begun where nothing is issued is not resumed with that address', async () => {
  const pre_decision = { qualified: false, reasoning_key: 'no_available_products' };
  const app = await openRenewal(confirmPage, {
    answers: { ...withChild('CREATED'), 'get-application': () => aChild({ pre_decision }) },
  });
  await tickAndConfirm(app);
  expect(app.address()).toBe('/renewal-unsupported-location/MD');
});

test('a renewal that was begun gets its new address', async () => {
  const app = await openRenewal(confirmPage, { answers: withChild('IN_PROGRESS') });
  await move(app);
  await tickAndConfirm(app);
  expect(app.callsOf('create-renewal')).toHaveLength(1);
  expect(app.address()).toBe('/application/app_child/resume');
});

test('the same address and a changed suite are distinguished', async () => {
  const same = {
    line_1: '840 Capstan Street',
    city: 'Baltimore',
    region: 'US-MD',
    county: null,
    postal_code: '21202',
    country: 'US',
  };
  const app = await openRenewal(confirmPage, {
    answers: withChild('CREATED'),
    readPlace: () => same,
  });
  await move(app, 'Floor 2');
  expect(app.get(form(app).$isUpdated)).toBe(false);
  await app.send(form(app).line2Changed, 'Floor 3');
  expect(app.get(form(app).$isUpdated)).toBe(true);
});

test('another street with the same suite is another address', async () => {
  const app = await openRenewal(confirmPage, { answers: withChild('CREATED') });
  await move(app, 'Floor 2');
  expect(app.get(form(app).$isUpdated)).toBe(true);
  await app.send(form(app).choice.typed, '951 Qu');
  expect(app.get(form(app).$isUpdated)).toBe(false);
});

test('a submitted renewal stays as it is, also with an address that was being entered', async () => {
  const app = await openRenewal(confirmPage, { answers: withChild('SUBMITTED') });
  await move(app);
  await tickAndConfirm(app);
  expect(app.callsOf('create-renewal')).toEqual([]);
  expect(app.decisions().map(({ because }) => because)).toEqual(['requires-review']);
});

test('a renewal that was begun is not a submitted one', async () => {
  const begun = await openRenewal(confirmPage, { answers: withChild('CREATED') });
  expect(begun.get(begun.model.confirm.$isSubmitted)).toBe(false);
  const none = await openRenewal(confirmPage);
  expect(none.get(none.model.confirm.$isSubmitted)).toBe(false);
});

test('a submitted renewal continues by its decision, without a call to change it', async () => {
  const app = await openRenewal(confirmPage, { answers: withChild('SUBMITTED') });
  expect(app.get(app.model.confirm.$isSubmitted)).toBe(true);
  await tickAndConfirm(app);
  expect(app.callsOf('create-renewal')).toEqual([]);
  expect(app.address()).toBe('/blocking-discretion');
  expect(app.decisions().map(({ because }) => because)).toEqual(['requires-review']);
});

test('a submitted renewal with a decision that no rule names shows the crash page', async () => {
  const app = await openRenewal(confirmPage, {
    answers: {
      ...withChild('SUBMITTED'),
      'get-application': () => aChild({ status: 'SUBMITTED', application_decision: 'LATER' }),
    },
  });
  await tickAndConfirm(app);
  expect(app.get(app.model.$crash)?.message).toBe('Unknown decision');
});
