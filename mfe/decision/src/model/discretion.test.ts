import { ApiError } from '@fairlead/contracts';
import { fails, inVirtualTime } from '@fairlead/mfe-kit/testing';
import { addressOpened } from '@fairlead/store';
import { describe, expect, test } from 'vitest';
import { aDiscretion, anApplication } from '../../testing/builders.ts';
import { openDecision } from '../../testing/open-decision.ts';

inVirtualTime(new Date(2026, 10, 20, 10));

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
  const canceled = { 'cancel-discretion': () => ({ application_id: 'leg_1' }) };
  const withId = '/user-discretion?discretion_id=dd_7';

  test('DECISION-009 DECISION-050 DECISION-018 canceling goes to the packages page, once', async () => {
    const app = await openDecision(withId, { answers: canceled });
    const { cancelPressed } = app.model.userDiscretion;
    await Promise.all([app.send(cancelPressed, undefined), app.send(cancelPressed, undefined)]);
    expect(app.calls.map(({ path }) => path)).toEqual(['/v1/discretion_decisions/dd_7/cancel']);
    expect(app.happened).toEqual([
      'left: /packages?applicationId=leg_1&experience=fairlead&authSource=auth_service',
    ]);
  });

  test('a press while the pending request is looked up cancels it, once, when it is known', async () => {
    const { promise, resolve } = Promise.withResolvers<readonly unknown[]>();
    const app = await openDecision('/declined', {
      answers: { ...canceled, 'list-applications': () => promise },
    });
    void app.send(addressOpened, '/user-discretion');
    const { cancelPressed, $isCanceling } = app.model.userDiscretion;
    expect(app.get($isCanceling)).toBe(false);
    const pressed = [app.send(cancelPressed, undefined), app.send(cancelPressed, undefined)];
    expect(app.get($isCanceling)).toBe(true);
    expect(app.callsOf('cancel-discretion')).toEqual([]);
    resolve([anApplication({ pending_discretion_decision: aDiscretion('dd_7') })]);
    await Promise.all(pressed);
    expect(app.callsOf('cancel-discretion').map(({ path }) => path)).toEqual([
      '/v1/discretion_decisions/dd_7/cancel',
    ]);
  });

  test('a review that is canceled late leads nobody away from another one', async () => {
    const late = Promise.withResolvers<unknown>();
    const app = await openDecision(withId, {
      answers: { 'cancel-discretion': () => late.promise },
    });
    const { cancelPressed, $isCanceling } = app.model.userDiscretion;
    const sent = app.send(cancelPressed, undefined);
    const moved = app.send(addressOpened, '/user-discretion?discretion_id=dd_8');
    late.resolve({ application_id: 'leg_1' });
    await Promise.all([sent, moved]);
    expect(app.happened).toEqual([]);
    expect(app.screen()).toBe('user-discretion');
    expect(app.get($isCanceling)).toBe(false);
  });

  test('ERROR-028 a failure is thrown for the crash page, and trying again shows the page', async () => {
    const app = await openDecision(withId, { answers: { 'cancel-discretion': fails(500) } });
    const { cancelPressed, crashShown, $crash, $isCanceling } = app.model.userDiscretion;
    await app.send(cancelPressed, undefined);
    expect(app.get($crash)).toEqual(new ApiError(500));
    expect(app.get($isCanceling)).toBe(false);
    expect(app.address()).toBe(withId);
    await app.send(crashShown, undefined);
    expect(app.get($crash)).toBeNull();
  });

  test('a request that is pending no more leads to the start page, with no way back to it', async () => {
    const app = await openDecision(withId, { answers: { 'cancel-discretion': fails(404) } });
    const { cancelPressed, $crash } = app.model.userDiscretion;
    await app.send(cancelPressed, undefined);
    expect(app.address()).toBe('/');
    expect(app.get($crash)).toBeNull();
    app.back();
    expect(app.address()).toBe('/');
  });

  const aYearAgo = { created_at: '2025-11-20T10:00:00Z' };
  const ofNow = anApplication({ pending_discretion_decision: aDiscretion('dd_now') });
  const ofThen = anApplication({
    ...aYearAgo,
    pending_discretion_decision: aDiscretion('dd_then'),
  });

  test.each([
    ['listed first', [ofNow, ofThen], 'dd_now'],
    ['listed last', [ofThen, ofNow], 'dd_now'],
    ['where a newer one has none', [anApplication(), ofThen], 'dd_then'],
  ])(
    'without an id the pending decision of the newest application is meant, %s',
    async (_, list, id) => {
      const app = await openDecision('/user-discretion', {
        answers: { ...canceled, 'list-applications': () => list },
      });
      await app.send(app.model.userDiscretion.cancelPressed, undefined);
      expect(app.callsOf('cancel-discretion').map(({ path }) => path)).toEqual([
        `/v1/discretion_decisions/${id}/cancel`,
      ]);
    },
  );

  test.each([
    ['no application has one pending', () => [anApplication()]],
    ['there are no applications', fails(404)],
    ['the applications are refused', fails(403)],
  ])('ERROR-028 when %s nothing is canceled, and the crash page says why', async (_, answer) => {
    const app = await openDecision('/user-discretion', {
      answers: { ...canceled, 'list-applications': answer },
    });
    await app.send(app.model.userDiscretion.cancelPressed, undefined);
    expect(app.callsOf('cancel-discretion')).toEqual([]);
    expect(app.get(app.model.userDiscretion.$crash)).toEqual(
      new Error(
        'No discretion decision is known, so none can be canceled. Load the decision first.',
      ),
    );
  });
});
