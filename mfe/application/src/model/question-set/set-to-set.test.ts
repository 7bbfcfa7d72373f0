import { fails, inTurn, inVirtualTime } from '@fairlead/mfe-kit/testing';
import { navigate } from '@fairlead/store';
import { describe, expect, test } from 'vitest';
import { aField, aQuestionSet, someProgress } from '../../../testing/builders.ts';
import { company, openSet, states } from '../../../testing/open-set.ts';
import { carta, setOf } from '../../../testing/opening.ts';

inVirtualTime();

describe('from set to set', () => {
  test.each([
    ['another set', setOf('qs_states'), 'qs_states'],
    ['another screen', carta, undefined],
  ])('a set that comes when one has gone to %s is not opened', async (_, place, open) => {
    const late = Promise.withResolvers<unknown>();
    const app = await openSet(
      {
        'get-application-question-set': ({ path }) =>
          path.includes('qs_states') ? states : late.promise,
      },
      { at: '/application/app_1/carta' },
    );
    const ways = [app.send(navigate, setOf('qs_company')), app.send(navigate, place)];
    late.resolve(company);
    await Promise.all(ways);
    expect(app.callsOf('get-application-question-set').length).toBeGreaterThan(0);
    expect(app.get(app.model.questionSet.$set)?.id).toBe(open);
  });

  test('nothing of the set that was left is open, tried or marked in the next one', async () => {
    const app = await openSet({
      'get-application-question-set': ({ path }) =>
        path.includes('qs_states')
          ? aQuestionSet([aField('x', { type: 'HOLOGRAM', provided_value: 'a' })])
          : company,
    });
    const { $attempts, $broken, $errors, $isOpen, $summary, submitted } = app.model.questionSet;
    await app.send(submitted, undefined);
    await app.send(submitted, undefined);
    expect(app.get($attempts)).toBe(2);
    expect(app.get($isOpen)).toBe(true);
    await app.send(navigate, setOf('qs_states'));
    expect(app.get($broken)).not.toBeNull();
    expect(app.get($isOpen)).toBe(false);
    expect([app.get($attempts), app.get($errors).size, app.get($summary)]).toEqual([0, 0, []]);
    await app.send(navigate, setOf('qs_company'));
    expect(app.get($broken)).toBeNull();
  });

  test('the progress of each application is requested once, and is known after a save', async () => {
    const app = await openSet({
      'get-next-question-set': inTurn(fails(404), () => someProgress('qs_company')),
      'get-application-question-set': ({ path }) =>
        path.includes('qs_states') ? states : aQuestionSet([aField('x', { required: false })]),
    });
    expect(app.get(app.model.questionSet.$percent)).toBe(0);
    await app.send(app.model.questionSet.submitted, undefined);
    expect(app.address()).toBe('/application/app_1/qs_states');
    expect(app.get(app.model.questionSet.$percent)).toBe(8);
    expect(app.callsOf('get-next-question-set')).toHaveLength(1);
    await app.send(navigate, setOf('qs_states', 'app_2'));
    expect(app.callsOf('get-next-question-set')).toHaveLength(2);
    expect(app.get(app.model.questionSet.$percent)).toBe(4);
    await app.send(navigate, setOf('qs_company', 'app_2'));
    expect(app.callsOf('get-next-question-set')).toHaveLength(2);
  });

  test('Back does nothing in the first set', async () => {
    const app = await openSet({ 'get-next-question-set': () => someProgress('qs_company', []) });
    const { $previous, backPressed } = app.model.questionSet;
    expect(app.get($previous)).toBeNull();
    await app.send(backPressed, undefined);
    expect(app.address()).toBe('/application/app_1/qs_company');
  });

  test('Back does nothing while the set is not there', async () => {
    const app = await openSet({
      'get-application-question-set': ({ path }) =>
        path.includes('qs_states') ? fails(403)() : company,
    });
    await app.send(navigate, setOf('qs_states'));
    await app.send(app.model.questionSet.backPressed, undefined);
    expect(app.address()).toBe('/application/app_1/qs_states');
  });
});
