import { fails } from '@fairlead/mfe-kit/testing';
import { draftsFlushed, navigate } from '@fairlead/store';
import { expect, test } from 'vitest';
import { anApplication, someProgress } from '../../testing/builders.ts';
import { openReview, review } from '../../testing/open-review.ts';
import { company, fill, openSet } from '../../testing/open-set.ts';
import { submitted } from '../../testing/opening.ts';

// Two applications have the same sets: what comes late for one of them is not taken for the other's.

const reviewOf = (applicationId: string) =>
  ({ route: 'review', params: { applicationId } }) as const;
const setOf = (applicationId: string, questionSetId = 'qs_company') =>
  ({ route: 'question-set', params: { applicationId, questionSetId } }) as const;
const resumeOf = (applicationId: string) =>
  ({ route: 'resume', params: { applicationId } }) as const;
const at = '/application/app_1/carta';

test.each([
  ['comes', () => ({ ...review, sections: [] })],
  ['fails', fails(404)],
])('a review that %s late is not taken for that of another application', async (_, found) => {
  const late = Promise.withResolvers<unknown>();
  const app = await openReview(
    { 'get-review': ({ path }) => (path.includes('app_1') ? late.promise.then(found) : review) },
    { at },
  );
  const ways = [app.send(navigate, reviewOf('app_1')), app.send(navigate, reviewOf('app_2'))];
  await expect.poll(() => app.get(app.model.review.$review)).not.toBeNull();
  late.resolve(null);
  await Promise.all(ways);
  expect(app.get(app.model.review.$review)?.sections).toHaveLength(1);
  expect(app.get(app.model.review.$failure)).toBeNull();
});

test('what one application has left to answer does not lead away from the review of another', async () => {
  const late = Promise.withResolvers<unknown>();
  const app = await openReview(
    {
      'get-next-question-set': ({ path }) =>
        path.includes('app_1') ? late.promise : someProgress(null),
    },
    { at },
  );
  const ways = [app.send(navigate, reviewOf('app_1')), app.send(navigate, reviewOf('app_2'))];
  late.resolve(someProgress('qs_company'));
  await Promise.all(ways);
  expect(app.address()).toBe('/application/app_2/review');
  expect(app.get(app.model.review.$last)?.id).toBe('qs_applicant_intro');
});

test('a refusal of one application does not lead away from the review of another', async () => {
  const late = Promise.withResolvers<unknown>();
  const app = await openReview(
    {
      'get-review': ({ path }) => (path.includes('app_1') ? late.promise.then(fails(409)) : review),
    },
    { at },
  );
  const ways = [app.send(navigate, reviewOf('app_1')), app.send(navigate, reviewOf('app_2'))];
  late.resolve(null);
  await Promise.all(ways);
  expect(app.address()).toBe('/application/app_2/review');
});

test('a set of one application is not opened for another', async () => {
  const late = Promise.withResolvers<unknown>();
  const app = await openSet(
    {
      'get-application-question-set': ({ path }) =>
        path.includes('app_1') ? late.promise : { ...company, title: 'The other company' },
      'get-next-question-set': ({ path }) =>
        path.includes('app_1')
          ? late.promise.then(() => someProgress('qs_company'))
          : someProgress('qs_company', ['qs_applicant_intro', 'qs_intro']),
    },
    { at },
  );
  const { $percent, $place, $set } = app.model.questionSet;
  const ways = [app.send(navigate, setOf('app_1')), app.send(navigate, setOf('app_2'))];
  await expect.poll(() => app.get($set)).not.toBeUndefined();
  late.resolve(company);
  await Promise.all(ways);
  expect(app.get($place)?.applicationId).toBe('app_2');
  expect(app.get($set)?.title).toBe('The other company');
  expect(app.get($percent)).toBe(8);
});

test('a set that is saved after opening the same set of another application does not redirect', async () => {
  const late = Promise.withResolvers<unknown>();
  const app = await openSet({ 'save-answers': () => late.promise });
  await fill(app, { entity: 'LLC', fein: '12-3456789' });
  const ways = [
    app.send(app.model.questionSet.submitted, undefined),
    app.send(navigate, setOf('app_2')),
  ];
  await expect.poll(() => app.get(app.model.questionSet.$place)?.applicationId).toBe('app_2');
  void app.send(app.model.questionSet.fieldChanged, { id: 'entity', value: 'S_CORPORATION' });
  late.resolve(someProgress('qs_states', ['qs_applicant_intro', 'qs_company']));
  await Promise.all(ways);
  await app.send(draftsFlushed, undefined);
  expect(app.address()).toBe('/application/app_2/qs_company');
  expect(app.get(app.model.questionSet.$percent)).toBe(4);
  const drafts = app.storage.keys().filter((key) => key.includes('draft'));
  expect(drafts).toEqual(['fairlead:of:ct_1:draft:answers:app_2:qs_company']);
});

test('where one application is resumed does not lead away from another', async () => {
  const late = Promise.withResolvers<unknown>();
  const app = await openSet(
    {
      'get-next-question-set': ({ path }) =>
        path.includes('app_1') ? late.promise : someProgress('qs_company'),
    },
    { at },
  );
  const ways = [app.send(navigate, resumeOf('app_1')), app.send(navigate, resumeOf('app_2'))];
  late.resolve(someProgress('qs_states'));
  await Promise.all(ways);
  expect(app.address()).toBe('/application/app_2/qs_company');
});

test('the status of one application doesn’t lead away from the review of another', async () => {
  const late = Promise.withResolvers<unknown>();
  const app = await openReview(
    {
      'get-review': ({ path }) => (path.includes('app_1') ? fails(409)() : review),
      'get-application': ({ path }) => (path.includes('app_1') ? late.promise : anApplication()),
    },
    { at },
  );
  const ways = [app.send(navigate, reviewOf('app_1'))];
  await expect.poll(() => app.callsOf('get-application').length).toBeGreaterThan(1);
  ways.push(app.send(navigate, reviewOf('app_2')));
  late.resolve(submitted());
  await Promise.all(ways);
  expect(app.address()).toBe('/application/app_2/review');
});

test('a refusal of one application is followed while the status of another is still looked up', async () => {
  const late = Promise.withResolvers<unknown>();
  const app = await openReview(
    {
      'get-review': fails(409),
      'get-application': ({ path }) => (path.includes('app_1') ? late.promise : submitted()),
    },
    { at },
  );
  const ways = [app.send(navigate, reviewOf('app_1'))];
  await expect.poll(() => app.callsOf('get-application').length).toBeGreaterThan(1);
  ways.push(app.send(navigate, reviewOf('app_2')));
  await expect.poll(() => app.address()).toBe('/blocking-discretion');
  late.resolve(submitted());
  await Promise.all(ways);
});
