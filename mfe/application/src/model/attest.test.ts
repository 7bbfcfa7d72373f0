import { type AnswerFunctions, dropped, fails, inTurn } from '@fairlead/mfe-kit/testing';
import { navigate } from '@fairlead/store';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aField, anApplication, aQuestionSet } from '../../testing/builders.ts';
import { openReview, review, reviewServer } from '../../testing/open-review.ts';
import { content } from '../content.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.setTimerTickMode('nextTimerAsync');
});
afterEach(() => void vi.useRealTimers());

async function submit(given: AnswerFunctions = {}) {
  const app = await openReview(given);
  await app.send(app.model.attest.agreed, true);
  await app.send(app.model.attest.submitted, undefined);
  return app;
}

describe('attesting', () => {
  test('FLOW-007 without the tick nothing is sent, and the page says why', async () => {
    const app = await openReview();
    await app.send(app.model.attest.submitted, undefined);
    expect(app.callsOf('attest')).toEqual([]);
    expect(app.get(app.model.attest.$isAgreementMissing)).toBe(true);
    await app.send(app.model.attest.agreed, true);
    expect(app.get(app.model.attest.$isAgreementMissing)).toBe(false);
  });

  test('API-008 sends the attesting set with its statement answered yes', async () => {
    const app = await submit();
    expect(app.callsOf('attest')[0]?.body).toEqual({
      question_set_id: 'qs_attestation',
      questions: [{ id: 'q_attested', fields: [{ id: 'attested', value: [true] }] }],
    });
  });

  test('answers the statements alone: what else its set asks, is left out', async () => {
    const statements = aQuestionSet([
      aField('attested', { type: 'BOOLEAN' }),
      aField('note', { type: 'STRING' }),
    ]);
    const [agreement, note] = statements.questions;
    const mixed = { ...note, fields: [...(note?.fields ?? []), ...(agreement?.fields ?? [])] };
    const app = await submit({
      'get-review': () => ({
        ...review,
        question_set: { ...statements, questions: [note, mixed] },
      }),
    });
    expect(app.callsOf('attest')[0]?.body).toMatchObject({
      questions: [{ id: 'q_note', fields: [{ id: 'attested', value: [true] }] }],
    });
  });

  test.each([
    ['before the review is there', fails(404)],
    ['where the review asks for no agreement', () => ({ ...review, question_set: null })],
  ])('%s nothing is attested', async (_, shown) => {
    const app = await submit({ 'get-review': shown });
    expect(app.callsOf('attest')).toEqual([]);
    expect(app.get(app.model.attest.$isAgreementMissing)).toBe(false);
  });

  test('the tick is taken back when the review is opened again', async () => {
    const app = await openReview();
    await app.send(app.model.attest.agreed, true);
    for (const route of ['carta', 'review'] as const)
      await app.send(navigate, { route, params: { applicationId: 'app_1' } });
    expect(app.get(app.model.attest.$hasAgreed)).toBe(false);
  });

  test('pressing twice submits once', async () => {
    const app = await openReview();
    await app.send(app.model.attest.agreed, true);
    const { submitted } = app.model.attest;
    await Promise.all([app.send(submitted, undefined), app.send(submitted, undefined)]);
    await app.send(submitted, undefined);
    expect(app.callsOf('attest')).toHaveLength(1);
  });
});

describe('attest outcomes', () => {
  test('FLOW-029 NON_LEGACY_ATTEST goes to the market submission of the application', async () => {
    const app = await submit();
    expect(app.callsOf('find-market-submission')[0]?.query).toEqual({ client_data_id: 'app_1' });
    expect(app.address()).toBe('/market-submission/ms_1');
    expect(app.decisions().at(-1)).toMatchObject({
      router: 'attest',
      because: 'non-legacy-attest',
    });
  });

  test('APPROVED without a legacy id names the application by its own to the packages page', async () => {
    const app = await submit({
      attest: () => ({ decision: 'APPROVED' }),
      'get-application': () => anApplication({ legacy_application_id: null }),
    });
    expect(app.lefts).toEqual([
      '/packages?applicationId=app_1&experience=fairlead&authSource=auth_service',
    ]);
  });

  test('FLOW-025 FLOW-026 APPROVED goes to the packages page and records a campaign conversion', async () => {
    const app = await submit({ attest: () => ({ decision: 'APPROVED' }) });
    expect(app.lefts).toEqual([
      '/packages?applicationId=leg_1&experience=fairlead&authSource=auth_service',
    ]);
    expect(app.sent()).toEqual([
      {
        kind: 'event',
        name: 'campaign_conversion',
        properties: { legacy_application_id: 'leg_1' },
      },
    ]);
    expect(app.callsOf('find-market-submission')).toEqual([]);
  });

  test.each([
    ['FLOW-027', 'REQUIRES_REVIEW', '/blocking-discretion'],
    ['FLOW-028', 'DECLINED', '/decline-routing?legacy_app_id=leg_1'],
  ])('%s %s goes to %s', async (_, decision, address) => {
    const app = await submit({ attest: () => ({ decision }) });
    expect(app.address()).toBe(address);
    expect(app.sent()).toEqual([]);
  });

  test('FLOW-030 any other outcome is an error', async () => {
    const app = await submit({ attest: () => ({ decision: 'PERHAPS' }) });
    expect(app.get(app.model.attest.$failure)).toBe(
      'We received your application, but we couldn’t tell what comes next. Talk to an advisor. Don’t worry, it won’t be submitted twice.',
    );
    expect(app.reports).toEqual([
      { error: new Error("Unhandled decision 'PERHAPS'"), where: 'attestation' },
    ]);
    expect(app.screen()).toBe('review');
  });

  test('ERROR-023 an outcome without its decision is reported with its call and path', async () => {
    const app = await submit({ attest: () => ({}), 'get-decision': () => ({}) });
    expect(app.get(app.model.attest.$failure)).toBe(
      'Failed to get decision after application attest timeout',
    );
    expect(app.reports.map(({ where }) => where)).toEqual([
      'contract: attest, decision',
      'contract: get-decision, decision',
      'attestation',
    ]);
  });

  test('ERROR-060 an outcome without its market submission says so; pressing again does not attest again', async () => {
    const app = await submit({
      'find-market-submission': inTurn(
        fails(404),
        reviewServer()['find-market-submission'] as () => unknown,
      ),
    });
    expect(app.get(app.model.attest.$failure)).toBe('Unable to fetch market submission');
    await app.send(app.model.attest.submitted, undefined);
    expect(app.address()).toBe('/market-submission/ms_1');
    expect(app.callsOf('attest')).toHaveLength(1);
    expect(app.get(app.model.attest.$failure)).toBeNull();
  });

  test.each([
    [
      'the application',
      {
        'get-application': inTurn(
          () => anApplication(),
          fails(404, { message: 'No.' }),
          () => anApplication(),
        ),
      },
    ],
    [
      'its submission',
      {
        'find-market-submission': inTurn(
          fails(403),
          reviewServer()['find-market-submission'] as () => unknown,
        ),
      },
    ],
  ])(
    'an outcome that cannot be opened because %s is not to be had says that it arrived, and is opened on request',
    async (_, answers) => {
      const app = await submit(answers);
      const { $failure, $isAgreementMissing, $isSubmitting, agreed, submitted } = app.model.attest;
      expect(app.get($failure)).toBe(content.errors.resultFailed);
      expect(app.get($isSubmitting)).toBe(false);
      // The application has arrived: the tick is not asked for again.
      await app.send(agreed, false);
      await app.send(submitted, undefined);
      expect(app.get($isAgreementMissing)).toBe(false);
      expect(app.get($failure)).toBeNull();
      expect(app.address()).toBe('/market-submission/ms_1');
      expect(app.callsOf('attest')).toHaveLength(1);
    },
  );
});

describe('when no answer comes', () => {
  const notYet = fails(400, { message: 'Not decided yet' });
  const declined = () => ({ decision: 'DECLINED' });

  test.each([
    ['no connection', dropped],
    ['status 408', fails(408)],
    ['status 503', fails(503)],
    ['status 504', fails(504)],
    ['an answer of another shape', () => ({})],
  ])(
    'FLOW-031 FLOW-032 after %s the decision is polled while it is not decided',
    async (_, failure) => {
      const app = await submit({
        attest: failure,
        'get-decision': inTurn(notYet, notYet, declined),
      });
      expect(app.callsOf('get-decision')).toHaveLength(3);
      expect(app.screen()).toBe('decline-routing');
      expect(app.callsOf('attest')).toHaveLength(1);
    },
  );

  test('FLOW-033 ERROR-023 it is asked for 30 times, 2 s apart, then the failure is said', async () => {
    const times: number[] = [];
    const app = await submit({
      attest: dropped,
      'get-decision': () => {
        times.push(Date.now());
        return notYet();
      },
    });
    expect(times).toHaveLength(30);
    expect(new Set(times.slice(1).map((time, i) => time - (times[i] ?? 0)))).toEqual(
      new Set([2000]),
    );
    expect(app.get(app.model.attest.$failure)).toBe(
      'Failed to get decision after application attest timeout',
    );
    expect(Date.now()).toBe(times.at(-1));
    expect(app.get(app.model.attest.$isSubmitting)).toBe(false);
  });

  test.each([
    ['that is polled for', dropped],
    ['that was made before', fails(400, { message: 'Application has already been submitted' })],
  ])(
    'a decision %s is that of the application of the address, as is every call',
    async (_, failure) => {
      const app = await submit({
        attest: failure,
        'get-decision': () => ({ decision: 'APPROVED' }),
      });
      const names = app.calls.map(({ name }) => name);
      expect(new Set(names)).toEqual(
        new Set([
          'get-review',
          'get-next-question-set',
          'get-application',
          'attest',
          'get-decision',
        ]),
      );
      expect(app.calls.filter(({ path }) => !path.split('/').includes('app_1'))).toEqual([]);
    },
  );

  test('FLOW-032 any other answer than 400 ends the polling', async () => {
    const app = await submit({ attest: dropped, 'get-decision': inTurn(notYet, fails(500)) });
    expect(app.callsOf('get-decision')).toHaveLength(2);
    expect(app.get(app.model.attest.$failure)).toBe(
      'Failed to get decision after application attest timeout',
    );
  });

  test('FLOW-034 an application that was submitted before has its decision fetched', async () => {
    const app = await submit({
      attest: fails(400, { message: 'Application has already been submitted' }),
      'get-decision': declined,
    });
    expect(app.callsOf('get-decision')).toHaveLength(1);
    expect(app.screen()).toBe('decline-routing');
  });

  test.each([
    ['status 500', fails(500), content.errors.attestFailed],
    ['status 403', fails(403, { message: 'Not yours.' }), 'Not yours.'],
  ])('%s is said, and the button works again', async (_, failure, text) => {
    const app = await submit({ attest: inTurn(failure, declined) });
    expect(app.get(app.model.attest.$failure)).toBe(text);
    await app.send(app.model.attest.submitted, undefined);
    expect(app.screen()).toBe('decline-routing');
    expect(app.get(app.model.attest.$failure)).toBeNull();
    expect(app.callsOf('get-decision')).toEqual([]);
  });
});
