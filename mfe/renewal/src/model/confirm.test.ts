import { dropped, fails, failsWithCode, inTurn, noAnswerYet } from '@fairlead/mfe-kit/testing';
import { addressOpened, draftsFlushed } from '@fairlead/store';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  aChild,
  aLegacyApplication,
  anIntroSet,
  aRenewal,
  capstan,
} from '../../testing/builders.ts';
import {
  confirmPage,
  landing,
  type OpenRenewal,
  openRenewal,
  quarry,
} from '../../testing/open-renewal.ts';
import { addressLines } from './address.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.setTimerTickMode('nextTimerAsync');
});
afterEach(() => void vi.useRealTimers());

const withChild = (status: string) => ({
  'get-intake-legacy-application': () =>
    aLegacyApplication({ renewal: aRenewal({ renewal_child_application_id: 'app_child' }) }),
  'get-application': () => aChild({ status, application_decision: 'REQUIRES_REVIEW' }),
});

const tick = (app: OpenRenewal) => app.send(app.model.confirm.ticked, true);
const confirm = (app: OpenRenewal) => app.send(app.model.confirm.confirmed, undefined);
const tickAndConfirm = async (app: OpenRenewal) => {
  await tick(app);
  await confirm(app);
};
const form = (app: OpenRenewal) => app.model.confirm.form;

async function move(app: OpenRenewal, line2 = '') {
  await app.send(form(app).updated, undefined);
  await app.send(form(app).choice.typed, '951 Qu');
  await app.send(form(app).choice.picked, 'p1');
  if (line2) await app.send(form(app).line2Changed, line2);
}

/** The fields of the renewal call, by name. */
function sentBy(app: OpenRenewal) {
  const [call] = app.callsOf('create-renewal');
  const body = call?.body as { questions: { fields: { id: string; value: unknown[] }[] }[] };
  return Object.fromEntries(
    body.questions.flatMap(({ fields }) => fields.map(({ id, value }) => [id, value[0]])),
  );
}

test('RENEWAL-010 the page shows last year’s address, and the Information Update step', async () => {
  const app = await openRenewal(confirmPage);
  const address = app.get(app.model.confirm.$address);
  expect(address && addressLines(address)).toEqual([
    '840 Capstan Street, Floor 2',
    'Baltimore, MD 21202',
  ]);
  expect(app.model.confirm.steps[0]).toBe('Information Update');
});

test('the set and the renewal of the policy in the address are asked for', async () => {
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

test('RENEWAL-019 a new address without products leads to the page of its own state', async () => {
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

test('a second press while the renewal begins does nothing', async () => {
  const app = await openRenewal(confirmPage, { answers: { 'create-renewal': noAnswerYet } });
  await tick(app);
  void confirm(app);
  void confirm(app);
  await vi.waitFor(() => expect(app.get(app.model.confirm.$isBusy)).toBe(true));
  expect(app.callsOf('create-renewal')).toHaveLength(1);
});

test.each([
  ['no answer', dropped, 'We couldn’t start your renewal. Try again.', ['renewal']],
  ['a rejection', fails(400), 'We couldn’t start your renewal. Try again.', ['renewal']],
  [
    'a policy that is not ready',
    failsWithCode(409, 'renewal_not_ready'),
    'This policy can’t be renewed yet. You can start 60 days before it ends.',
    [],
  ],
])(
  '%s is reported, and confirming again begins the renewal',
  async (_, failure, text, reported) => {
    const app = await openRenewal(confirmPage, {
      answers: { 'create-renewal': inTurn(failure, () => aChild()) },
    });
    await tickAndConfirm(app);
    expect(app.get(app.model.confirm.$refusal)).toEqual({ text });
    expect(app.reports.map(({ where }) => where)).toEqual(reported);
    expect(app.address()).toBe(confirmPage);
    await confirm(app);
    expect(app.get(app.model.confirm.$refusal)).toBeNull();
    expect(app.address()).toBe('/application/app_child/resume');
  },
);

test('RENEWAL-021 a refusal because of other terms shows Unable to Renew', async () => {
  const app = await openRenewal(confirmPage, {
    answers: { 'create-renewal': failsWithCode(409, 'conditional_renewal') },
  });
  await tickAndConfirm(app);
  expect(app.get(app.model.confirm.$refusal)).toBe('unable');
  expect(app.reports).toEqual([]);
});

test('only the shell reports a session that ended', async () => {
  const app = await openRenewal(confirmPage, { answers: { 'create-renewal': fails(401) } });
  await tickAndConfirm(app);
  expect(app.get(app.model.confirm.$refusal)).toBeNull();
  expect(app.reports).toEqual([]);
});

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

test('the focus goes to the street when it is updated, and back to Update when it is kept', async () => {
  const app = await openRenewal(confirmPage);
  expect(app.get(form(app).$focus)).toBeNull();
  await app.send(form(app).updated, undefined);
  expect(app.get(form(app).$focus)).toBe('street');
  await app.send(form(app).kept, undefined);
  expect(app.get(form(app).$focus)).toBe('update');
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

test('what was checked and missed is forgotten when the address is updated or kept', async () => {
  const app = await openRenewal(confirmPage);
  await confirm(app);
  expect(app.get(app.model.confirm.$attempts)).toBe(1);
  await app.send(form(app).updated, undefined);
  expect(app.get(app.model.confirm.$attempts)).toBe(0);
  expect(app.get(app.model.confirm.$tickError)).toBeNull();
  await confirm(app);
  await app.send(form(app).kept, undefined);
  expect(app.get(app.model.confirm.$attempts)).toBe(0);
});

test('a page that is opened again starts without a checkmark and without what was told', async () => {
  const app = await openRenewal(confirmPage);
  await tickAndConfirm(app);
  await app.send(app.model.confirm.ticked, true);
  await app.send(addressOpened, confirmPage);
  expect(app.get(app.model.confirm.$isTicked)).toBe(false);
  expect(app.get(app.model.confirm.$attempts)).toBe(0);
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

test('an address that was not chosen is asked for and sends nothing', async () => {
  const app = await openRenewal(confirmPage);
  await app.send(form(app).updated, undefined);
  expect(app.get(form(app).$error)).toBeNull();
  await tickAndConfirm(app);
  expect(app.get(form(app).$error)).toBe('Enter your address and select the matching result');
  expect(app.callsOf('create-renewal')).toEqual([]);
  await app.send(form(app).choice.typed, '951 Qu');
  expect(app.get(form(app).$error)).toBeNull();
});

test('a result that is no address is asked for at once', async () => {
  const app = await openRenewal(confirmPage, { readPlace: () => ({ ...quarry, region: null }) });
  await move(app);
  expect(app.get(form(app).$error)).toBe('Enter your address and select the matching result');
});

test('what is changed has to be checked again, and the old address can be kept', async () => {
  const app = await openRenewal(confirmPage);
  await tick(app);
  await app.send(form(app).updated, undefined);
  expect(app.get(app.model.confirm.$isTicked)).toBe(false);
  await tick(app);
  await app.send(form(app).choice.typed, '9');
  expect(app.get(app.model.confirm.$isTicked)).toBe(false);
  await tick(app);
  await app.send(form(app).line2Changed, 'Floor 3');
  expect(app.get(app.model.confirm.$isTicked)).toBe(false);
  await app.send(form(app).kept, undefined);
  expect(app.get(form(app).$isEditing)).toBe(false);
  await tickAndConfirm(app);
  expect(sentBy(app)).toMatchObject(capstan);
});

test('an address that was entered is there after a reload, until the renewal has begun', async () => {
  const app = await openRenewal(confirmPage);
  await move(app, 'Floor 3');
  await app.send(draftsFlushed, undefined);
  const again = await openRenewal(confirmPage, { storage: app.storage });
  expect(again.get(form(again).$form)).toEqual({
    isEditing: true,
    addressText: '951 Quarry Walk, Indianapolis, IN 46204',
    address: quarry,
    line2: 'Floor 3',
  });
  expect(again.get(again.model.confirm.$isTicked)).toBe(false);
  await tickAndConfirm(again);
  const third = await openRenewal(confirmPage, { storage: again.storage });
  expect(third.get(form(third).$isEditing)).toBe(false);
});

test('Back leads to the landing page of the policy', async () => {
  const app = await openRenewal(confirmPage);
  await app.send(app.model.confirm.backPressed, undefined);
  expect(app.address()).toBe(landing);
});

test('a set without an address is confirmed as it is', async () => {
  const app = await openRenewal(confirmPage, {
    answers: { 'get-new-renewal': () => anIntroSet({}) },
  });
  const address = app.get(app.model.confirm.$address);
  expect(address && addressLines(address)).toEqual([]);
  await tickAndConfirm(app);
  expect(sentBy(app)).toEqual({ 'legal-name-field-v1': 'Coveplane, Inc.' });
});

test('the policy whose page is open is the one that begins', async () => {
  const app = await openRenewal(confirmPage);
  await app.send(app.model.confirm.backPressed, undefined);
  expect(app.get(app.model.confirm.$now)).toBeNull();
  await tickAndConfirm(app);
  expect(app.callsOf('create-renewal')).toEqual([]);
});
