import { dropped, fails, inTurn, inVirtualTime } from '@fairlead/mfe-kit/testing';
import { $route, $screenTitle, navigate } from '@fairlead/store';
import { describe, expect, test } from 'vitest';
import { aField, anApplication, aQuestionSet, someProgress } from '../../../testing/builders.ts';
import { company, fill, openSet, states } from '../../../testing/open-set.ts';

inVirtualTime();

describe('opening a question set', () => {
  test('FLOW-004 the address says which set of which application is loaded', async () => {
    const app = await openSet();
    expect(app.callsOf('get-application-question-set')[0]?.path).toBe(
      '/v1/question-sets/qs_company/application/app_1',
    );
    expect(app.get(app.model.questionSet.$set)?.title).toBe('About the company');
    expect(app.get(app.model.questionSet.$percent)).toBe(4);
  });

  test('each set names the window by its own title', async () => {
    const app = await openSet();
    expect(app.get($screenTitle)).toMatchObject({
      text: app.get(app.model.questionSet.$set)?.title,
      route: { name: 'question-set', params: app.get($route)?.params },
    });
  });

  test('API-055 the set is requested 5 times in all, 1, 2, 3 and 4 s apart, and again on Try again', async () => {
    const times: number[] = [];
    const app = await openSet({
      'get-application-question-set': inTurn(
        ...Array.from({ length: 5 }, () => () => {
          times.push(Date.now());
          return dropped();
        }),
        () => company,
      ),
    });
    expect(times.slice(1).map((time, i) => time - (times[i] ?? 0))).toEqual([
      1000, 2000, 3000, 4000,
    ]);
    expect(app.get(app.model.questionSet.$loadFailure)).not.toBeNull();
    await app.send(app.model.questionSet.retried, undefined);
    expect(app.get(app.model.questionSet.$loadFailure)).toBeNull();
    expect(app.get(app.model.questionSet.$set)?.id).toBe('qs_company');
  });

  test('SHELL-032 a set that is opened again with nothing saved since is not requested again', async () => {
    const app = await openSet();
    for (const questionSetId of ['qs_states', 'qs_company', 'qs_states'])
      await app.send(navigate, {
        route: 'question-set',
        params: { applicationId: 'app_1', questionSetId },
      });
    expect(app.get(app.model.questionSet.$set)?.id).toBe('qs_states');
    expect(app.callsOf('get-application-question-set')).toHaveLength(2);
    expect(app.callsOf('get-next-question-set')).toHaveLength(1);
  });

  test('a set that is opened again after a save is requested again: its questions may depend on the answers', async () => {
    const app = await openSet();
    await fill(app, { entity: 'a', fein: '12-3456789' });
    await app.send(app.model.questionSet.submitted, undefined);
    await app.send(navigate, {
      route: 'question-set',
      params: { applicationId: 'app_1', questionSetId: 'qs_company' },
    });
    expect(app.callsOf('save-answers')).toHaveLength(1);
    expect(
      app.callsOf('get-application-question-set').map(({ path }) => path.split('/')[3]),
    ).toEqual(['qs_company', 'qs_states', 'qs_company']);
  });

  test('ERROR-025 a field of unknown type is thrown for the crash page', async () => {
    const strange = aQuestionSet([aField('x', { type: 'HOLOGRAM', provided_value: 'a' })]);
    const app = await openSet({ 'get-application-question-set': () => strange });
    expect(app.get(app.model.questionSet.$broken)?.message).toBe("Unknown field type 'HOLOGRAM'");
  });

  test('FLOW-051 a validation of unknown type is reported', async () => {
    const strange = aQuestionSet([aField('x', { field_validations: [{ type: 'MOON' }] })]);
    const app = await openSet({ 'get-application-question-set': () => strange });
    expect(app.reports.map(({ where }) => where)).toEqual(['question set qs_company']);
  });

  test('a set that doesn’t exist is not requested again: Continue continues the application', async () => {
    const app = await openSet({
      'get-application-question-set': inTurn(fails(404), () => states),
      'get-next-question-set': () => someProgress('qs_states'),
    });
    const { $loadFailureText, $wayOn, retried } = app.model.questionSet;
    expect(app.get($loadFailureText)).toContain('We couldn’t find this page of the application.');
    expect(app.get($wayOn)).toBe('Continue your application');
    await app.send(retried, undefined);
    expect(app.address()).toBe('/application/app_1/qs_states');
    expect(app.get(app.model.questionSet.$set)?.id).toBe('qs_states');
    expect(app.get($loadFailureText)).toBeNull();
  });

  test('a set of a submitted application leads to where the application is', async () => {
    const app = await openSet({
      'get-application-question-set': fails(409),
      'get-application': () =>
        anApplication({ status: 'SUBMITTED', application_decision: 'REQUIRES_REVIEW' }),
    });
    expect(app.address()).toBe('/blocking-discretion');
  });
});
