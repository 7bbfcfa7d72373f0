import { dropped, fails, inTurn, inVirtualTime } from '@fairlead/mfe-kit/testing';
import { navigate } from '@fairlead/store';
import { describe, expect, test } from 'vitest';
import { aField, anApplication, aQuestionSet } from '../../../testing/builders.ts';
import { historyTo } from '../../../testing/open-app.ts';
import { company, openSet, states } from '../../../testing/open-set.ts';
import { asked, setOf, submitted } from '../../../testing/opening.ts';
import { content } from '../../content.ts';

inVirtualTime();

const noAnswer = `${asked} The server didn’t respond: check your connection and try again; nothing is lost.`;

const forbidden = `${asked} This account has no access to it: sign in with the account that started the application; nothing is lost.`;

const unreadable = `${asked} We couldn’t read the server’s response: try again or talk to an advisor; nothing is lost.`;

const refused = `${asked} The server rejected the request: try again or talk to an advisor; nothing is lost.`;

describe('a set that does not come', () => {
  test.each([
    ['no connection', dropped, noAnswer, 'Try again'],
    ['status 403', fails(403), forbidden, 'Try again'],
    ['an answer of another shape', () => ({}), unreadable, 'Try again'],
    ['status 404', fails(404), content.errors.notFound, 'Continue your application'],
    ['an ended session: the sign-in says it', fails(401), null, 'Try again'],
  ])('shows what %s means, and offers what can be done', async (_, failure, text, wayOn) => {
    const app = await openSet({ 'get-application-question-set': failure });
    expect(app.get(app.model.questionSet.$loadFailureText)).toBe(text);
    expect(app.get(app.model.questionSet.$wayOn)).toBe(wayOn);
    expect(app.get(app.model.questionSet.$isOpen)).toBe(false);
    expect(app.decisions().map(({ router }) => router)).not.toContain('application-status');
  });

  test('no message is shown while it is tried again, or for the next one', async () => {
    const app = await openSet({ 'get-application-question-set': inTurn(fails(403), () => states) });
    const { $loadFailureText } = app.model.questionSet;
    expect(app.get($loadFailureText)).not.toBeNull();
    const way = app.send(navigate, setOf('qs_states'));
    expect(app.get($loadFailureText)).toBeNull();
    await way;
    expect(app.get(app.model.questionSet.$set)?.id).toBe('qs_states');
  });

  test('Back from the next screen doesn’t lead to a set that doesn’t exist', async () => {
    const app = await openSet(
      { 'get-application-question-set': inTurn(fails(404), () => states) },
      { history: historyTo('/application/app_1/qs_company') },
    );
    await app.send(app.model.questionSet.retried, undefined);
    app.history.back();
    expect(app.address()).toBe('/application/app_0/carta');
  });

  test('trying again on another screen asks nothing', async () => {
    const app = await openSet({}, { at: '/application/app_1/carta' });
    await app.send(app.model.questionSet.retried, undefined);
    expect(app.calls).toEqual([]);
    expect(app.screen()).toBe('carta');
  });
});

describe('an application that is elsewhere by now', () => {
  test('redirects when only its progress is refused', async () => {
    const app = await openSet({
      'get-next-question-set': fails(409),
      'get-application': submitted,
    });
    expect(app.address()).toBe('/blocking-discretion');
  });

  test('doesn’t redirect after any other refusal', async () => {
    const app = await openSet({
      'get-next-question-set': fails(403),
      'get-application': submitted,
    });
    expect(app.address()).toBe('/application/app_1/qs_company');
    expect(app.get(app.model.questionSet.$isOpen)).toBe(true);
  });

  test('the application is reported as out of reach when its status redirects back, and may be tried again', async () => {
    const app = await openSet({
      'get-application-question-set': inTurn(fails(409), fails(409), () => company),
      'get-application': () => anApplication({ status: 'IN_PROGRESS' }),
    });
    const { $loadFailureText, $set, retried } = app.model.questionSet;
    expect(app.address()).toBe('/application/app_1/qs_company');
    expect(app.get($loadFailureText)).toBe(refused);
    await app.send(retried, undefined);
    expect(app.get($loadFailureText)).toBeNull();
    expect(app.get($set)?.id).toBe('qs_company');
  });
});

test('validations of unknown types are reported by name, known ones are not', async () => {
  const strange = aQuestionSet([
    aField('x', { field_validations: [{ type: 'MOON' }, { type: 'EMAIL' }, { type: 'SUN' }] }),
  ]);
  const app = await openSet({
    'get-application-question-set': inTurn(
      () => strange,
      () => company,
    ),
  });
  expect(app.reports).toEqual([
    { error: new Error('Unknown validations: MOON, SUN'), where: 'question set qs_company' },
  ]);
  await app.send(navigate, setOf('qs_states'));
  expect(app.reports).toHaveLength(1);
});

test('a value of last year whose row the set can’t have is reported with its field and row', async () => {
  const far = { source: 'LAST_YEARS_APPLICATION', value: 'Reno', index: 7 };
  const set = aQuestionSet([aField('city', { outside_data_values: [far] })]);
  const app = await openSet({ 'get-application-question-set': () => set });
  expect(app.reports).toEqual([
    { error: new Error('Values without a row: city in row 7'), where: 'question set qs_company' },
  ]);
});

test('a saved answer whose row the set can’t have is reported with its field and row', async () => {
  const answers = { q_city: { city: ['Reno'], 'city#7': ['Elko'] } };
  const set = { ...aQuestionSet([aField('city')]), answers };
  const app = await openSet({ 'get-application-question-set': () => set });
  expect(app.reports).toEqual([
    { error: new Error('Values without a row: city in row 7'), where: 'question set qs_company' },
  ]);
});

test('answers that were there already are counted by where they came from', async () => {
  const from = (source: string) => ({ outside_data_values: [{ source, value: 'a', index: null }] });
  const app = await openSet({
    'get-application-question-set': ({ path }) =>
      path.includes('qs_states')
        ? states
        : aQuestionSet([
            aField('a', from('ENRICHMENT')),
            aField('b', from('LAST_YEARS_APPLICATION')),
            aField('c', from('ENRICHMENT')),
          ]),
  });
  const { $filledIn } = app.model.questionSet;
  expect(app.get($filledIn)).toEqual([
    'We filled in 2 answers from public records. Check that they still hold.',
    'We filled in 1 answer from last year’s application. Check that it still holds.',
  ]);
  await app.send(navigate, setOf('qs_states'));
  expect(app.get($filledIn)).toEqual([]);
});
