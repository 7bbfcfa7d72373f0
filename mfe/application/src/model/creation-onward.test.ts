import { dropped, inTurn, inVirtualTime } from '@fairlead/mfe-kit/testing';
import { describe, expect, test } from 'vitest';
import { anApplication, someProgress } from '../../testing/builders.ts';
import { openCreation } from '../../testing/open-creation.ts';

inVirtualTime();

const aRenewal = {
  is_renewal_application: true,
  is_ready_for_renewal: true,
  renewal_child_application_id: null,
};

const withLegacy = () => ({ id: 'app_1', legacy_application_id: 'leg_1', pre_decision: null });

describe('eligibility', () => {
  test('DECISION-040 a pre-decision without products leads to the unsupported location', async () => {
    const app = await openCreation({
      'create-application': () => ({
        id: 'app_1',
        legacy_application_id: null,
        pre_decision: { qualified: false, reasoning_key: 'no_available_products' },
      }),
    });
    expect(app.address()).toBe('/unsupported-location');
    expect(app.state()).toEqual({ region: 'US-CA' });
    expect(app.decisions()[0]).toMatchObject({
      router: 'eligibility',
      because: 'unsupported-location',
    });
  });

  test('API-031 an application with a legacy one is judged by its madlib decision', async () => {
    const app = await openCreation({
      'create-application': withLegacy,
      'get-madlib-decision': () => ({ decision: 'no', reason_token: 'unsupported_location' }),
    });
    expect(app.callsOf('get-madlib-decision')[0]?.path).toBe(
      '/v1/applications/leg_1/madlib_decision',
    );
    expect(app.address()).toBe('/unsupported-location');
  });

  test.each([
    ['unsupported_location', '/renewal-unsupported-location'],
    ['broker_of_record_conflict', '/renewal-blocked'],
    ['loss_review', '/discretion-quote-blocking-renewal'],
  ])('a maybe by %s on a renewal that was there already stops it', async (reason, address) => {
    const app = await openCreation({
      'create-application': withLegacy,
      'get-madlib-decision': () => ({ decision: 'maybe', reason_token: reason }),
      'get-application': () => anApplication({ renewal: aRenewal }),
    });
    expect(app.address()).toBe(address);
  });

  test('a maybe on a new application lets the applicant continue', async () => {
    const app = await openCreation({
      'create-application': withLegacy,
      'get-madlib-decision': () => ({ decision: 'maybe', reason_token: 'loss_review' }),
    });
    expect(app.screen()).toBe('question-set');
  });
});

describe('continuing by status', () => {
  test('DECISION-023 CARTA-009 a new application connects Carta where that is on', async () => {
    const app = await openCreation(
      { 'get-carta-enrichment': () => ({ enrichment: null }) },
      { at: '/application/start', flags: { 'carta-data-share': true } },
    );
    expect(app.address()).toBe('/application/app_1/carta');
  });

  test('FLOW-003 resuming opens the next unanswered set, or the review when none is left', async () => {
    const middle = await openCreation({}, { at: '/application/app_1/resume' });
    expect(middle.address()).toBe('/application/app_1/qs_company');
    const end = await openCreation(
      {
        'get-next-question-set': () => someProgress(null),
        'get-review': () => ({ status: 'READY', question_set: null, sections: [] }),
      },
      { at: '/application/app_1/resume' },
    );
    expect(end.address()).toBe('/application/app_1/review');
  });

  test('a failed resume shows an error and can be retried', async () => {
    const app = await openCreation(
      {
        'get-next-question-set': inTurn(dropped, dropped, dropped, () =>
          someProgress('qs_company'),
        ),
      },
      { at: '/application/app_1/resume' },
    );
    expect(app.get(app.model.resume.$hasFailed)).toBe(true);
    await app.send(app.model.resume.retried, undefined);
    expect(app.screen()).toBe('question-set');
  });
});
