import {
  type AnswerFunctions,
  dropped,
  fails,
  inTurn,
  inVirtualTime,
} from '@fairlead/mfe-kit/testing';
import { navigate } from '@fairlead/store';
import { allSettled } from 'effector';
import { describe, expect, test, vi } from 'vitest';
import { anApplication, noMoreQuestions, someProgress } from '../../../testing/builders.ts';
import { goodAnswers } from '../../../testing/good-answers.ts';
import { company, fill, openSet } from '../../../testing/open-set.ts';

inVirtualTime();

/** A server on which this set is the last one: afterward nothing is missing, and the review is there. */
const lastSet = (): AnswerFunctions => ({
  'get-next-question-set': inTurn(
    () => someProgress('qs_company'),
    () => someProgress(null),
  ),
  'save-answers': () => someProgress(null),
  'get-review': () => ({ status: 'READY', question_set: null, sections: [] }),
});

const nextSet = {
  route: 'question-set',
  params: { applicationId: 'app_1', questionSetId: 'qs_states' },
} as const;

describe('Save & Continue', () => {
  test('FLOW-038 with errors nothing is sent; every field with one is marked, and listed in page order', async () => {
    const app = await openSet();
    await app.send(app.model.questionSet.submitted, undefined);
    expect(app.callsOf('save-answers')).toEqual([]);
    expect(Object.fromEntries(app.get(app.model.questionSet.$errors))).toEqual({
      entity: 'Required',
      fein: 'Required',
    });
    expect(app.get(app.model.questionSet.$summary)).toEqual([
      { id: 'entity', text: 'Question entity: Required' },
      { id: 'fein', text: 'Question fein: Required' },
    ]);
    await fill(app, { entity: 'LLC' });
    expect(app.get(app.model.questionSet.$summary).map(({ id }) => id)).toEqual(['fein']);
  });

  test('FLOW-036 without more questions saving goes to the review, also where a next set is named', async () => {
    const app = await openSet({
      ...lastSet(),
      'save-answers': () => noMoreQuestions(),
      'get-next-question-set': inTurn(
        () => someProgress('qs_company'),
        () => noMoreQuestions(),
      ),
    });
    await fill(app, goodAnswers);
    await app.send(app.model.questionSet.submitted, undefined);
    expect(app.address()).toBe('/application/app_1/review');
  });

  test('FLOW-035 saving goes to the next set', async () => {
    const app = await openSet();
    await fill(app, goodAnswers);
    await app.send(app.model.questionSet.submitted, undefined);
    expect(app.callsOf('save-answers')[0]?.body).toEqual({
      question_set_id: 'qs_company',
      answers: { q_entity: { entity: ['LLC'] }, q_fein: { fein: ['12-3456789'] } },
    });
    expect(app.address()).toBe('/application/app_1/qs_states');
    expect(app.get(app.model.questionSet.$set)?.id).toBe('qs_states');
    expect(app.get(app.model.questionSet.$percent)).toBe(8);
    expect(app.callsOf('get-next-question-set')).toHaveLength(1);
    expect(app.get(app.model.questionSet.$isSaving)).toBe(false);
  });

  test('FLOW-036 saving the last set goes to the review', async () => {
    const app = await openSet(lastSet());
    await fill(app, goodAnswers);
    await app.send(app.model.questionSet.submitted, undefined);
    expect(app.address()).toBe('/application/app_1/review');
  });

  test('what is answered while the set is being saved is saved before the next set opens', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const app = await openSet({
      'save-answers': inTurn(
        () => promise,
        () => someProgress('qs_states'),
      ),
    });
    await fill(app, goodAnswers);
    void app.send(app.model.questionSet.submitted, undefined);
    void fill(app, { fein: '98-7654321' });
    resolve(someProgress('qs_states'));
    await allSettled(app.scope);
    expect(app.callsOf('save-answers').map(({ body }) => body)).toEqual([
      {
        question_set_id: 'qs_company',
        answers: { q_entity: { entity: ['LLC'] }, q_fein: { fein: ['12-3456789'] } },
      },
      {
        question_set_id: 'qs_company',
        answers: { q_entity: { entity: ['LLC'] }, q_fein: { fein: ['98-7654321'] } },
      },
    ]);
    expect(app.address()).toBe('/application/app_1/qs_states');
  });

  test('an error that is made while the set is being saved keeps its page open', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const app = await openSet({ 'save-answers': () => promise });
    await fill(app, goodAnswers);
    void app.send(app.model.questionSet.submitted, undefined);
    void fill(app, { fein: '' });
    resolve(someProgress('qs_states'));
    await allSettled(app.scope);
    expect(app.address()).toBe('/application/app_1/qs_company');
    expect(app.get(app.model.questionSet.$isSaving)).toBe(false);
    expect(Object.fromEntries(app.get(app.model.questionSet.$errors))).toEqual({
      fein: 'Required',
    });
  });

  test('what is answered before an applicant leaves a set that is being saved is there when they come back', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const app = await openSet({ 'save-answers': () => promise });
    await fill(app, goodAnswers);
    void app.send(app.model.questionSet.submitted, undefined);
    void fill(app, { fein: '98-7654321' });
    void app.send(navigate, nextSet);
    resolve(someProgress('qs_states'));
    await allSettled(app.scope);
    await app.send(navigate, {
      ...nextSet,
      params: { ...nextSet.params, questionSetId: 'qs_company' },
    });
    expect(app.get(app.model.questionSet.$values).get('fein')).toBe('98-7654321');
  });

  test('what is answered before an applicant leaves a set is there although another set is sent before the first answer', async () => {
    const first = Promise.withResolvers<unknown>();
    const app = await openSet({
      'save-answers': inTurn(
        () => first.promise,
        () => someProgress('qs_states'),
      ),
    });
    await fill(app, goodAnswers);
    void app.send(app.model.questionSet.submitted, undefined);
    void fill(app, { fein: '98-7654321' });
    void app.send(navigate, nextSet);
    // The set opens once its questions have arrived; the first save is still on its way.
    await vi.waitFor(() => expect(app.get(app.model.questionSet.$set)?.id).toBe('qs_states'));
    void fill(app, { 'state#1': 'CA' });
    void app.send(app.model.questionSet.submitted, undefined);
    expect(app.callsOf('save-answers')).toHaveLength(2);
    first.resolve(someProgress('qs_states'));
    await allSettled(app.scope);
    await app.send(navigate, {
      ...nextSet,
      params: { ...nextSet.params, questionSetId: 'qs_company' },
    });
    expect(app.get(app.model.questionSet.$values).get('fein')).toBe('98-7654321');
  });

  test('pressing twice saves once', async () => {
    const app = await openSet();
    await fill(app, goodAnswers);
    const { submitted } = app.model.questionSet;
    await Promise.all([app.send(submitted, undefined), app.send(submitted, undefined)]);
    expect(app.callsOf('save-answers')).toHaveLength(1);
  });

  test.each([
    ['no connection', dropped, 'The server didn’t respond'],
    ['status 500', fails(500), 'The server had a problem'],
    ['status 429', fails(429), 'The server is busy'],
    ['status 400', fails(400, { message: 'FEIN is taken.' }), 'FEIN is taken.'],
    [
      'an answer of another shape',
      () => ({ nothing: true }),
      'We couldn’t read the server’s response',
    ],
  ])(
    'a save that fails by %s keeps what was entered, says so, and goes through when pressed again',
    async (_, failure, said) => {
      const app = await openSet({
        ...lastSet(),
        'save-answers': inTurn(failure, () => someProgress(null)),
      });
      await fill(app, goodAnswers);
      const { submitted, $saveFailure, $values, $isSaving } = app.model.questionSet;
      await app.send(submitted, undefined);
      expect(app.get($saveFailure)).toContain(said);
      expect(Object.fromEntries(app.get($values))).toEqual(goodAnswers);
      expect(app.get($isSaving)).toBe(false);
      await app.send(submitted, undefined);
      expect(app.screen()).toBe('review');
    },
  );

  test('fields that the server does not accept are marked and listed, in the row they have on the page', async () => {
    const detail = [
      { field: 'state#1', message: 'There is no office there' },
      { field: 'elsewhere', message: 'Unknown' },
    ];
    const app = await openSet(
      { 'save-answers': fails(400, { message: 'state#1: wrong', detail }) },
      { at: '/application/app_1/qs_states' },
    );
    const { rowRequested, rowRemovalAsked, submitted, $errors, $summary } = app.model.questionSet;
    await app.send(rowRequested, undefined);
    await app.send(rowRemovalAsked, 1);
    await fill(app, { 'state#2': 'US-TX' });
    await app.send(submitted, undefined);
    expect(Object.fromEntries(app.get($errors))).toEqual({ 'state#2': 'There is no office there' });
    expect(app.get($summary)).toEqual([
      { id: 'state#2', text: 'Question state (1): There is no office there' },
    ]);
    await fill(app, { 'state#2': 'US-CA' });
    expect(app.get($errors).size).toBe(0);
  });

  test('a set that is left is not saved while the next one is pending', async () => {
    const app = await openSet({
      'get-application-question-set': inTurn(() => company, fails(403)),
    });
    await fill(app, goodAnswers);
    await app.send(navigate, nextSet);
    await app.send(app.model.questionSet.submitted, undefined);
    expect(app.callsOf('save-answers')).toEqual([]);
  });

  test('a set that was left while it was saved can be saved again', async () => {
    const answer = Promise.withResolvers<unknown>();
    const app = await openSet({ 'save-answers': () => answer.promise });
    const { $isSaving, submitted } = app.model.questionSet;
    await fill(app, goodAnswers);
    const ways = [app.send(submitted, undefined)];
    expect(app.get($isSaving)).toBe(true);
    ways.push(app.send(navigate, { route: 'carta', params: { applicationId: 'app_1' } }));
    expect(app.get($isSaving)).toBe(false);
    answer.resolve(someProgress('qs_states'));
    await Promise.all(ways);
    expect(app.screen()).toBe('carta');
  });

  test('an error is shown until something is changed or saved again', async () => {
    const answer = Promise.withResolvers<unknown>();
    const app = await openSet({
      'save-answers': inTurn(fails(500), fails(500), () => answer.promise),
    });
    const { $saveFailure, submitted } = app.model.questionSet;
    await fill(app, goodAnswers);
    await app.send(submitted, undefined);
    expect(app.get($saveFailure)).not.toBeNull();
    await fill(app, { entity: 'C_CORPORATION' });
    expect(app.get($saveFailure)).toBeNull();
    await app.send(submitted, undefined);
    expect(app.get($saveFailure)).not.toBeNull();
    const way = app.send(submitted, undefined);
    expect(app.get($saveFailure)).toBeNull();
    answer.resolve(someProgress('qs_states'));
    await way;
  });

  test('a set is not saved if the application is elsewhere and its next step is unknown', async () => {
    const submitted = () =>
      anApplication({ status: 'SUBMITTED', application_decision: 'REQUIRES_REVIEW' });
    const app = await openSet({
      'save-answers': fails(409),
      // Asked about beside the set, after the save, and when it is saved again.
      'get-application': inTurn(() => anApplication(), fails(404), submitted),
    });
    await fill(app, goodAnswers);
    await app.send(app.model.questionSet.submitted, undefined);
    expect(app.address()).toBe('/application/app_1/qs_company');
    expect(app.get(app.model.questionSet.$saveFailure)).toContain('This application doesn’t exist');
    await app.send(app.model.questionSet.submitted, undefined);
    expect(app.address()).toBe('/blocking-discretion');
  });

  test('a set of an application that was submitted elsewhere leads to its status', async () => {
    const app = await openSet({
      'save-answers': fails(409),
      'get-application': () =>
        anApplication({ status: 'SUBMITTED', application_decision: 'REQUIRES_REVIEW' }),
    });
    await fill(app, goodAnswers);
    await app.send(app.model.questionSet.submitted, undefined);
    expect(app.address()).toBe('/blocking-discretion');
  });
});

test('FLOW-037 Back goes to the previous set by order', async () => {
  const app = await openSet(
    {
      'get-next-question-set': () =>
        someProgress('qs_states', ['qs_applicant_intro', 'qs_company']),
    },
    { at: '/application/app_1/qs_states' },
  );
  await app.send(app.model.questionSet.backPressed, undefined);
  expect(app.address()).toBe('/application/app_1/qs_company');
  await app.send(app.model.questionSet.backPressed, undefined);
  expect(app.address()).toBe('/application/app_1/qs_applicant_intro');
});
