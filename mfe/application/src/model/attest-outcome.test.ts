import { dropped, fails, inTurn, inVirtualTime } from '@fairlead/mfe-kit/testing';
import { describe, expect, test } from 'vitest';
import { anApplication } from '../../testing/builders.ts';
import { reviewServer } from '../../testing/open-review.ts';
import { submitReview } from '../../testing/submit-review.ts';

inVirtualTime();

describe('attest outcomes', () => {
  test('FLOW-029 NON_LEGACY_ATTEST goes to the market submission of the application', async () => {
    const app = await submitReview();
    expect(app.callsOf('find-market-submission')[0]?.query).toEqual({ client_data_id: 'app_1' });
    expect(app.address()).toBe('/market-submission/ms_1');
    expect(app.decisions().at(-1)).toMatchObject({
      router: 'attest',
      because: 'non-legacy-attest',
    });
  });

  test('APPROVED without a legacy id names the application by its own to the packages page', async () => {
    const app = await submitReview({
      attest: () => ({ decision: 'APPROVED' }),
      'get-application': () => anApplication({ legacy_application_id: null }),
    });
    expect(app.lefts).toEqual([
      '/packages?applicationId=app_1&experience=fairlead&authSource=auth_service',
    ]);
  });

  test('FLOW-025 FLOW-026 APPROVED goes to the packages page and records a campaign conversion', async () => {
    const app = await submitReview({ attest: () => ({ decision: 'APPROVED' }) });
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
    const app = await submitReview({ attest: () => ({ decision }) });
    expect(app.address()).toBe(address);
    expect(app.sent()).toEqual([]);
  });

  test('FLOW-030 any other outcome is an error', async () => {
    const app = await submitReview({ attest: () => ({ decision: 'PERHAPS' }) });
    expect(app.get(app.model.attest.$failure)).toBe(
      'We received your application, but we couldn’t tell what comes next. Talk to an advisor; it won’t be submitted twice.',
    );
    expect(app.reports).toEqual([
      { error: new Error("Unhandled decision 'PERHAPS'"), where: 'attestation' },
    ]);
    expect(app.screen()).toBe('review');
  });

  test('ERROR-023 an outcome without its decision is reported with its call and path', async () => {
    const app = await submitReview({ attest: () => ({}), 'get-decision': () => ({}) });
    expect(app.get(app.model.attest.$failure)).toBe(
      'Failed to get decision after application attest timeout',
    );
    expect(app.reports.map(({ where }) => where)).toEqual([
      'contract: attest, decision',
      'contract: get-decision, decision',
      'attestation',
    ]);
  });

  test('ERROR-060 an outcome without its market submission shows an error; pressing again does not attest again', async () => {
    const app = await submitReview({
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
    'a result that can’t be opened because %s isn’t available says that the application arrived, and opens on request',
    async (_, answers) => {
      const app = await submitReview(answers);
      const { $failure, $isAgreementMissing, $isSubmitting, agreed, submitted } = app.model.attest;
      expect(app.get($failure)).toBe(
        'We received your application, but we couldn’t open the result. Try again; it won’t be submitted twice.',
      );
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

  test('a result that a lost connection keeps closed names the connection', async () => {
    const app = await submitReview({
      'get-application': inTurn(() => anApplication(), dropped, dropped, dropped),
    });
    expect(app.get(app.model.attest.$failure)).toBe(
      'We received your application, but we couldn’t open the result. The server didn’t respond: check your connection and try again; it won’t be submitted twice.',
    );
  });
});
