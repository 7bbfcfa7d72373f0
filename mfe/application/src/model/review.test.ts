import { dropped, fails, inTurn, inVirtualTime } from '@fairlead/mfe-kit/testing';
import { navigate } from '@fairlead/store';
import { describe, expect, test } from 'vitest';
import { anApplication, noMoreQuestions, someProgress } from '../../testing/builders.ts';
import { historyTo } from '../../testing/open-app.ts';
import { openReview, review } from '../../testing/open-review.ts';
import { content } from '../content.ts';

inVirtualTime();

const asked = 'We couldn’t put your answers together.';
const noAnswer = `${asked} The server didn’t respond: check your connection and try again; nothing is lost.`;
const unreadable = `${asked} We couldn’t read the server’s response: try again or talk to an advisor; nothing is lost.`;
const refused = `${asked} The server rejected the request: try again or talk to an advisor; nothing is lost.`;
const unknown =
  'This application doesn’t exist, or it isn’t yours. Go to your account to see your applications.';

describe('the review', () => {
  test('FLOW-006 FLOW-009 the review is polled until it is complete, for 2 minutes at most', async () => {
    const soon = await openReview({
      'get-review': inTurn(
        () => ({ ...review, status: 'PENDING' }),
        () => review,
      ),
    });
    expect(soon.get(soon.model.review.$review)?.sections).toHaveLength(1);
    const started = Date.now();
    const never = await openReview({ 'get-review': () => ({ ...review, status: 'PENDING' }) });
    expect(Date.now() - started).toBeGreaterThanOrEqual(120_000);
    expect(never.callsOf('get-review')).toHaveLength(60);
    expect(never.get(never.model.review.$failure)?.name).toBe('ReviewTooSlow');
    expect(never.get(never.model.review.$failureText)).toBe(content.errors.reviewFailed);
  });

  test('a review that could not be loaded is loaded again on request', async () => {
    const app = await openReview({ 'get-review': inTurn(dropped, dropped, dropped, () => review) });
    const { $failure, $failureText, $review, retried } = app.model.review;
    expect(app.get($failure)).not.toBeNull();
    await app.send(retried, undefined);
    expect(app.get($failure)).toBeNull();
    expect(app.get($failureText)).toBeNull();
    expect(app.get($review)?.status).toBe('READY');
  });

  test('an application with a set left to answer goes there first', async () => {
    const app = await openReview({ 'get-next-question-set': () => someProgress('qs_company') });
    expect(app.address()).toBe('/application/app_1/qs_company');
  });

  test('Back goes to the last answered set', async () => {
    const app = await openReview();
    await app.send(app.model.review.backPressed, undefined);
    expect(app.address()).toBe('/application/app_1/qs_company');
  });

  test('before the first set is answered there is nothing to go back to', async () => {
    const app = await openReview({ 'get-next-question-set': () => someProgress(null, []) });
    expect(app.get(app.model.review.$last)).toBeNull();
    await app.send(app.model.review.backPressed, undefined);
    expect(app.address()).toBe('/application/app_1/review');
  });

  test('its pages are printed by the browser', async () => {
    const app = await openReview();
    await app.send(app.model.review.printed, undefined);
    expect(app.happened).toEqual(['printed']);
  });

  test.each([
    ['no connection', dropped, noAnswer],
    ['status 400', fails(400), refused],
    ['an unknown application', fails(404), unknown],
    ['an answer of another shape', () => ({}), unreadable],
    ['an ended session: the sign-in says it', fails(401), null],
  ])('that does not load says what %s means', async (_, failure, text) => {
    const app = await openReview({ 'get-review': failure });
    expect(app.get(app.model.review.$failureText)).toBe(text);
  });
});

const carta = { route: 'carta', params: { applicationId: 'app_1' } } as const;
const reviewed = { route: 'review', params: { applicationId: 'app_1' } } as const;

describe('before and after the review', () => {
  test('trying again while it is loaded loads it once', async () => {
    const answer = Promise.withResolvers<unknown>();
    const app = await openReview({ 'get-review': inTurn(fails(400), () => answer.promise) });
    const { retried } = app.model.review;
    const tries = [app.send(retried, undefined), app.send(retried, undefined)];
    answer.resolve(review);
    await Promise.all(tries);
    expect(app.callsOf('get-review')).toHaveLength(2);
  });

  test('trying again on another screen loads no review', async () => {
    const app = await openReview();
    await app.send(navigate, carta);
    await app.send(app.model.review.retried, undefined);
    expect(app.callsOf('get-review')).toHaveLength(1);
  });

  test.each([
    ['a set is left to answer', () => someProgress('qs_company')],
    ['the application was submitted', fails(409)],
  ])('a person who has left is not called back because %s', async (_, found) => {
    const late = Promise.withResolvers<unknown>();
    const app = await openReview(
      { 'get-next-question-set': () => late.promise.then(found) },
      { at: '/application/app_1/carta' },
    );
    const ways = [app.send(navigate, reviewed), app.send(navigate, carta)];
    late.resolve(null);
    await Promise.all(ways);
    expect(app.callsOf('get-next-question-set')).toHaveLength(1);
    expect(app.address()).toBe('/application/app_1/carta');
  });

  test('FLOW-036 without more questions the review stays, also where a next set is named', async () => {
    const app = await openReview({ 'get-next-question-set': () => noMoreQuestions() });
    expect(app.address()).toBe('/application/app_1/review');
  });

  test('Back from the set that is left to answer does not lead to the review again', async () => {
    const app = await openReview(
      { 'get-next-question-set': () => someProgress('qs_company') },
      { history: historyTo('/application/app_1/review') },
    );
    expect(app.address()).toBe('/application/app_1/qs_company');
    app.history.back();
    expect(app.address()).toBe('/application/app_0/carta');
  });

  test.each([
    ['neither the review nor the progress of it is', fails(409), fails(409)],
    ['the review of it is not', fails(409), () => someProgress(null)],
    ['the progress of it is not', () => review, fails(409)],
  ])(
    'a submitted application leads to where it is, once, when %s to be had',
    async (_, shown, progress) => {
      const app = await openReview({
        'get-review': shown,
        'get-next-question-set': progress,
        'get-application': () =>
          anApplication({ status: 'SUBMITTED', application_decision: 'REQUIRES_REVIEW' }),
      });
      expect(app.address()).toBe('/blocking-discretion');
      expect(app.get(app.model.review.$failureText)).toBeNull();
      expect(app.decisions()).toHaveLength(1);
    },
  );

  test('an application whose status redirects to a refused review shows an error', async () => {
    const app = await openReview({
      'get-review': fails(409),
      'get-application': () => anApplication({ status: 'IN_PROGRESS' }),
      'get-next-question-set': () => someProgress(null),
    });
    expect(app.screen()).toBe('review');
    expect(app.decisions()).toHaveLength(1);
    expect(app.get(app.model.review.$failureText)).toBe(refused);
  });
});
