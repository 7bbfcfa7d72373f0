import { draftsFlushed, memoryStorage, signOutAsked } from '@fairlead/store';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type Answers,
  aDiscretion,
  anApplication,
  fails,
  openDecision,
} from '../testing/open-decision.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 20, 10) });
  vi.setTimerTickMode('nextTimerAsync');
});
afterEach(() => void vi.useRealTimers());

describe('/decline-routing', () => {
  const legacy = (given: Record<string, unknown>): Answers => ({
    'get-intake-legacy-application': () => ({
      id: 'leg_1',
      status: 'denied',
      intake_application: true,
      is_upgrade: false,
      incubator_program: null,
      quote_accepted_at: null,
      signed_at: null,
      is_paid: false,
      is_completed: false,
      package_slug: null,
      pending_discretion_decision: null,
      renewal: null,
      eligible_for_partner_discounts: false,
      ...given,
    }),
  });
  const renewal = {
    is_renewal_application: true,
    is_ready_for_renewal: true,
    renewal_child_application_id: null,
  };

  test.each([
    ['DECISION-011 DECISION-012', { renewal, incubator_program: 'wework' }, '/renewal-blocked'],
    ['DECISION-011 DECISION-013', { incubator_program: 'wework' }, '/hiscox-offer'],
    ['DECISION-011 DECISION-014', {}, '/declined'],
  ])('%s', async (_, given, address) => {
    const app = await openDecision('/decline-routing?legacy_app_id=leg_1', {
      answers: legacy(given),
    });
    expect(app.calls[0]?.path).toBe('/v1/legacy-applications/leg_1');
    expect(app.address()).toBe(address);
    expect(app.decisions()[0]?.router).toBe('decline');
  });

  test('DECISION-011 without a legacy application the newest one of the new funnel decides', async () => {
    const app = await openDecision('/decline-routing', {
      answers: {
        'list-applications': () => [
          anApplication({ created_at: '2025-01-01T00:00:00Z' }),
          anApplication({ incubator_program: 'wework' }),
        ],
      },
    });
    expect(app.address()).toBe('/hiscox-offer');
  });

  test('a look-up that fails says so and is made again on request', async () => {
    const answers = { 'get-intake-legacy-application': fails(404) };
    const app = await openDecision('/decline-routing?legacy_app_id=leg_1', { answers });
    expect(app.get(app.model.declineRouting.$hasFailed)).toBe(true);
    await app.send(app.model.declineRouting.retried, undefined);
    expect(app.called('get-intake-legacy-application')).toHaveLength(2);
  });
});

describe('/expedited-quote-request', () => {
  const server: Answers = {
    'list-applications': () => [
      anApplication({ pending_discretion_decision: aDiscretion('dd_1') }),
    ],
    'expedite-review': () => ({}),
  };
  const open = (answers: Answers = {}) =>
    openDecision('/expedited-quote-request', { answers: { ...server, ...answers } });

  test('DECISION-053 DECISION-054 the deadline is tomorrow, and nothing earlier will do', async () => {
    const app = await open();
    const { $form, $earliest, $problems, changed } = app.model.expedite;
    expect(app.get($form).deadline).toBe('2026-11-21');
    expect(app.get($earliest)).toBe('2026-11-21');
    await app.send(changed, { reason: 'product_launch', deadline: '2026-11-20' });
    expect(app.get($problems)).toEqual(['deadline']);
  });

  test('DECISION-051 DECISION-052 DECISION-008 a whole form is sent once, with its confirmation behind it', async () => {
    const app = await open();
    const { changed, submitted } = app.model.expedite;
    await app.send(changed, { reason: 'other', details: ' A launch ' });
    await Promise.all([app.send(submitted, undefined), app.send(submitted, undefined)]);
    expect(app.called('expedite-review').map(({ path, body }) => [path, body])).toEqual([
      [
        '/v1/discretion_decisions/dd_1/expedite_review',
        { deadline: '2026-11-21', expedite_reason: 'other', expedite_details: 'A launch' },
      ],
    ]);
    expect(app.address()).toBe('/expedited-quote-request-confirmation');
    expect(app.get(app.model.expedite.$isFailureConfirmed)).toBe(false);
  });

  test('DECISION-057 an incomplete form is not sent', async () => {
    const app = await open();
    await app.send(app.model.expedite.submitted, undefined);
    expect(app.called('expedite-review')).toEqual([]);
    expect(app.screen()).toBe('expedited-quote-request');
  });

  test.each([
    ['the server refuses', { 'expedite-review': fails(500) }],
    ['no discretion decision is known', { 'list-applications': fails(404) }],
  ])(
    'DECISION-052 when %s the confirmation opens all the same, and says so',
    async (_, answers) => {
      const app = await open(answers);
      await app.send(app.model.expedite.changed, { reason: 'product_launch' });
      await app.send(app.model.expedite.submitted, undefined);
      expect(app.screen()).toBe('expedited-quote-request-confirmation');
      expect(app.get(app.model.expedite.$isFailureConfirmed)).toBe(true);
      expect(app.happened).toEqual(['reported: expedite request']);
    },
  );

  test('what was entered outlives a reload, but not a deadline that has passed', async () => {
    const app = await open();
    await app.send(app.model.expedite.changed, { reason: 'other', details: 'A launch' });
    await app.send(draftsFlushed, undefined);
    vi.setSystemTime(new Date(2026, 10, 25, 10));
    const again = await openDecision('/expedited-quote-request', {
      answers: server,
      storage: app.storage,
    });
    expect(again.get(again.model.expedite.$form)).toEqual({
      deadline: '2026-11-26',
      reason: 'other',
      details: 'A launch',
    });
  });

  test('where storage keeps nothing the page says so until the request is sent', async () => {
    const app = await openDecision('/expedited-quote-request', {
      answers: server,
      storage: { ...memoryStorage(), lasts: () => false },
    });
    await app.send(app.model.expedite.changed, { reason: 'product_launch' });
    await app.send(draftsFlushed, undefined);
    expect(app.get(app.model.expedite.$isAtRisk)).toBe(true);
    await app.send(app.model.expedite.submitted, undefined);
    expect(app.get(app.model.expedite.$isAtRisk)).toBe(false);
  });

  test('after a logout nothing that was typed is left in storage', async () => {
    const app = await open();
    await app.send(app.model.expedite.changed, { details: 'Our landlord' });
    await app.send(signOutAsked, undefined);
    await app.send(draftsFlushed, undefined);
    expect(app.storage.keys()).toEqual([]);
  });
});

describe('/blocking-discretion', () => {
  test.each([true, false])(
    'DECISION-006 the expedited quote is offered while its flag is %s',
    async (isOn) => {
      const app = await openDecision('/blocking-discretion', {
        flags: { 'request-expedited-quote': isOn },
      });
      expect(app.get(app.model.blocking.$mayExpedite)).toBe(isOn);
      await app.send(app.model.blocking.expediteChosen, undefined);
      expect(app.screen()).toBe(isOn ? 'expedited-quote-request' : 'blocking-discretion');
    },
  );
});

describe('/user-discretion', () => {
  const cancelled = { 'cancel-discretion': () => ({ application_id: 'leg_1' }) };

  test('DECISION-009 DECISION-050 DECISION-018 cancelling goes to the packages page, once', async () => {
    const app = await openDecision('/user-discretion?discretion_id=dd_7', { answers: cancelled });
    const { cancelPressed } = app.model.userDiscretion;
    await Promise.all([app.send(cancelPressed, undefined), app.send(cancelPressed, undefined)]);
    expect(app.called('cancel-discretion').map(({ path }) => path)).toEqual([
      '/v1/discretion_decisions/dd_7/cancel',
    ]);
    expect(app.happened).toEqual([
      'left: /packages?applicationId=leg_1&experience=fairlead&authSource=auth_service',
    ]);
  });

  test('ERROR-028 a failure is thrown for the crash page, and trying again shows the page', async () => {
    const app = await openDecision('/user-discretion?discretion_id=dd_7', {
      answers: { 'cancel-discretion': fails(500) },
    });
    const { cancelPressed, crashShown, $crash, $isCancelling } = app.model.userDiscretion;
    await app.send(cancelPressed, undefined);
    expect(app.get($crash)).toBeInstanceOf(Error);
    expect(app.get($isCancelling)).toBe(false);
    await app.send(crashShown, undefined);
    expect(app.get($crash)).toBeNull();
  });

  test('without an id the pending decision of the newest application is meant', async () => {
    const app = await openDecision('/user-discretion', {
      answers: {
        ...cancelled,
        'list-applications': () => [
          anApplication({ pending_discretion_decision: aDiscretion('dd_new') }),
          anApplication({
            created_at: '2025-01-01T00:00:00Z',
            pending_discretion_decision: aDiscretion('dd_old'),
          }),
        ],
      },
    });
    await app.send(app.model.userDiscretion.cancelPressed, undefined);
    expect(app.called('cancel-discretion')[0]?.path).toContain('dd_new');
  });
});

describe('the ways on', () => {
  test('an advisor is asked about the screen one is on', async () => {
    const app = await openDecision('/declined');
    await app.send(app.model.waysOn.advisorAsked, undefined);
    expect(app.happened).toEqual(['chat: declined']);
  });

  test('RENEWAL-003 the account is the customer portal', async () => {
    const app = await openDecision('/renewal-blocked');
    await app.send(app.model.waysOn.accountOpened, undefined);
    expect(app.happened).toEqual(['left: https://portal.fairlead.example.com']);
  });

  test('DECISION-015 the partner insurer is an outside page', async () => {
    const app = await openDecision('/hiscox-offer');
    await app.send(app.model.waysOn.partnerOpened, undefined);
    expect(app.happened).toEqual(['tab: https://partner-insurer.example.com/small-business']);
  });

  test.each([
    ['/renewal-unsupported-location/US-NV', {}, 'Nevada'],
    ['/renewal-unsupported-location', {}, null],
    ['/unsupported-location', { region: 'US-NV' }, 'Nevada'],
  ])('%s knows which place it is about', async (at, state, place) => {
    const app = await openDecision(at, { state });
    expect(app.get(app.model.$placeName)).toBe(place);
  });
});
