import { type AnswerFunctions, fails, inTurn, inVirtualTime } from '@fairlead/mfe-kit/testing';
import { navigate } from '@fairlead/store';
import { describe, expect, test, vi } from 'vitest';
import {
  aField,
  anApplication,
  aQuestionSet,
  noMoreQuestions,
  someProgress,
} from '../../testing/builders.ts';
import { historyTo, openApp } from '../../testing/open-app.ts';
import { review } from '../../testing/open-review.ts';

inVirtualTime();

const server: AnswerFunctions = {
  'get-next-question-set': () => someProgress('qs_company'),
  'get-application-question-set': () => aQuestionSet([aField('fein')]),
};
const open = (given: AnswerFunctions = {}, more: Partial<Parameters<typeof openApp>[0]> = {}) =>
  openApp({ at: '/application/app_1/resume', answers: { ...server, ...given }, ...more });

const resumed = { route: 'resume', params: { applicationId: 'app_1' } } as const;
const carta = { route: 'carta', params: { applicationId: 'app_1' } } as const;
const submitted = () =>
  anApplication({ status: 'SUBMITTED', application_decision: 'REQUIRES_REVIEW' });
const inProgress = () => anApplication({ status: 'IN_PROGRESS' });

describe('resuming', () => {
  test('Back from the next screen doesn’t lead to the resume page', async () => {
    const app = await open({}, { history: historyTo('/application/app_1/resume') });
    expect(app.address()).toBe('/application/app_1/qs_company');
    app.history.back();
    expect(app.address()).toBe('/application/app_0/carta');
  });

  test('FLOW-036 without more questions resuming leads to the review, also where a next set is named', async () => {
    const app = await open({
      'get-next-question-set': () => noMoreQuestions(),
      'get-review': () => review,
    });
    expect(app.address()).toBe('/application/app_1/review');
  });

  test('a failure is shown until the next try, and leaves the status of the application alone', async () => {
    const answer = Promise.withResolvers<unknown>();
    const app = await open({ 'get-next-question-set': inTurn(fails(404), () => answer.promise) });
    const { $hasFailed, retried } = app.model.resume;
    expect(app.get($hasFailed)).toBe(true);
    expect(app.callsOf('get-application')).toEqual([]);
    const tries = [app.send(retried, undefined), app.send(retried, undefined)];
    expect(app.get($hasFailed)).toBe(false);
    answer.resolve(someProgress('qs_company'));
    await Promise.all(tries);
    expect(app.callsOf('get-next-question-set')).toHaveLength(2);
    expect(app.get($hasFailed)).toBe(false);
    expect(app.screen()).toBe('question-set');
  });

  test('a user who has left is not redirected', async () => {
    const answer = Promise.withResolvers<unknown>();
    const app = await open(
      { 'get-next-question-set': () => answer.promise },
      { at: '/application/app_1/carta' },
    );
    const ways = [app.send(navigate, resumed), app.send(navigate, carta)];
    answer.resolve(someProgress('qs_company'));
    await Promise.all(ways);
    expect(app.callsOf('get-next-question-set')).toHaveLength(1);
    expect(app.screen()).toBe('carta');
  });

  test('a user who comes back is led by a new answer, not by one from before they left', async () => {
    const late = Promise.withResolvers<unknown>();
    const app = await open(
      {
        'get-next-question-set': inTurn(
          () => late.promise,
          () => someProgress('qs_states'),
        ),
      },
      { at: '/application/app_1/carta' },
    );
    const ways = [
      app.send(navigate, resumed),
      app.send(navigate, carta),
      app.send(navigate, resumed),
    ];
    late.resolve(someProgress('qs_company'));
    await Promise.all(ways);
    expect(app.callsOf('get-next-question-set')).toHaveLength(2);
    expect(app.address()).toBe('/application/app_1/qs_states');
  });

  test('a failure of a look-up that was left isn’t shown to a user who comes back', async () => {
    const late = Promise.withResolvers<unknown>();
    const answer = Promise.withResolvers<unknown>();
    const app = await open(
      {
        'get-next-question-set': inTurn(
          () => late.promise.then(fails(403)),
          () => answer.promise,
        ),
      },
      { at: '/application/app_1/carta' },
    );
    const ways = [
      app.send(navigate, resumed),
      app.send(navigate, carta),
      app.send(navigate, resumed),
    ];
    late.resolve(null);
    await vi.waitFor(() => expect(app.reports).toHaveLength(1));
    expect(app.get(app.model.resume.$hasFailed)).toBe(false);
    answer.resolve(someProgress('qs_company'));
    await Promise.all(ways);
  });

  test('a user who has left stays there if the application is elsewhere by now', async () => {
    const answer = Promise.withResolvers<unknown>();
    const app = await open(
      {
        'get-next-question-set': () => answer.promise.then(fails(409)),
        'get-application': submitted,
      },
      { at: '/application/app_1/carta' },
    );
    const ways = [app.send(navigate, resumed), app.send(navigate, carta)];
    answer.resolve(null);
    await Promise.all(ways);
    expect(app.address()).toBe('/application/app_1/carta');
  });

  test('trying again on another screen asks nothing', async () => {
    const app = await open({}, { at: '/application/app_1/carta' });
    await app.send(app.model.resume.retried, undefined);
    expect(app.calls).toEqual([]);
  });
});

describe('an application that is elsewhere by now', () => {
  const elsewhere = { 'get-next-question-set': fails(409) };

  test('leads to where it is, each time one comes back to it', async () => {
    const app = await open({ ...elsewhere, 'get-application': submitted });
    expect(app.address()).toBe('/blocking-discretion');
    await app.send(navigate, resumed);
    expect(app.address()).toBe('/blocking-discretion');
    expect(app.callsOf('get-application')).toHaveLength(2);
    expect(app.get(app.model.resume.$hasFailed)).toBe(false);
  });

  test('an application whose status leads back doesn’t loop: a message is shown with Try again', async () => {
    const app = await open({
      'get-next-question-set': inTurn(fails(409), fails(409), fails(409), fails(409), () =>
        someProgress('qs_company'),
      ),
      'get-application': inProgress,
    });
    const { $hasFailed, retried } = app.model.resume;
    expect(app.get($hasFailed)).toBe(true);
    expect(app.callsOf('get-application')).toHaveLength(1);
    await app.send(retried, undefined);
    expect(app.get($hasFailed)).toBe(true);
    expect(app.callsOf('get-application')).toHaveLength(2);
    await app.send(retried, undefined);
    expect(app.get($hasFailed)).toBe(false);
    expect(app.screen()).toBe('question-set');
  });

  test('whose decision no rule covers is reported with it', async () => {
    const app = await open({
      ...elsewhere,
      'get-application': () =>
        anApplication({ status: 'SUBMITTED', application_decision: 'ESCALATED' }),
    });
    expect(app.get(app.model.resume.$hasFailed)).toBe(true);
    expect(app.reports).toEqual([
      {
        error: new Error('Unknown decision', { cause: 'ESCALATED' }),
        where: 'application status',
      },
    ]);
  });

  test('whose status is not known says so', async () => {
    const app = await open({ ...elsewhere, 'get-application': fails(404) });
    expect(app.get(app.model.resume.$hasFailed)).toBe(true);
    expect(app.screen()).toBe('resume');
  });

  test('doesn’t block another one', async () => {
    const app = await open({
      'get-next-question-set': ({ path }) =>
        path.includes('app_1') ? fails(409)() : someProgress('qs_company'),
      'get-application': inProgress,
    });
    await app.send(navigate, { ...resumed, params: { applicationId: 'app_2' } });
    expect(app.address()).toBe('/application/app_2/qs_company');
  });
});
