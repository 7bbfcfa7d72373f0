import { inTurn, inVirtualTime } from '@fairlead/mfe-kit/testing';
import { navigate } from '@fairlead/store';
import { expect, test, vi } from 'vitest';
import { someProgress } from '../../testing/builders.ts';
import { openReview, review } from '../../testing/open-review.ts';
import { fill } from '../../testing/open-set.ts';
import { setOf } from '../../testing/opening.ts';

inVirtualTime();

const reviewed = { route: 'review', params: { applicationId: 'app_1' } } as const;
const withFein = (fein: string) => ({
  ...review,
  sections: review.sections.map((section) => ({
    ...section,
    rows: section.rows.map((row) => ({ ...row, values: [fein] })),
  })),
});

test('a review from before an answer was changed is not shown after it', async () => {
  const late = Promise.withResolvers<unknown>();
  const answered = someProgress(null, ['qs_applicant_intro', 'qs_company']);
  const app = await openReview(
    {
      'get-review': inTurn(
        () => late.promise,
        () => withFein('98-7654321'),
      ),
      'save-answers': () => answered,
    },
    { at: '/application/app_1/carta' },
  );
  const { $review } = app.model.review;
  const { $isOpen, submitted } = app.model.questionSet;
  const ways = [app.send(navigate, reviewed), app.send(navigate, setOf('qs_company'))];
  await vi.waitFor(() => expect(app.get($isOpen)).toBe(true));
  ways.push(fill(app, { fein: '98-7654321' }), app.send(submitted, undefined));
  await vi.waitFor(() => expect(app.screen()).toBe('review'));
  late.resolve(withFein('12-3456789'));
  await Promise.all(ways);
  expect(app.get($review)?.sections[0]?.rows[0]?.values).toEqual(['98-7654321']);
});

test('Back is there at a review that one comes back to while it is put together', async () => {
  const late = Promise.withResolvers<unknown>();
  const app = await openReview(
    { 'get-review': () => late.promise },
    { at: '/application/app_1/carta' },
  );
  const { $last } = app.model.review;
  const ways = [app.send(navigate, reviewed)];
  await vi.waitFor(() => expect(app.get($last)?.id).toBe('qs_company'));
  ways.push(app.send(navigate, setOf('qs_company')), app.send(navigate, reviewed));
  late.resolve(review);
  await Promise.all(ways);
  expect(app.get($last)?.id).toBe('qs_company');
});

test('a next step from before a set was answered doesn’t lead away from the review', async () => {
  const late = Promise.withResolvers<unknown>();
  const answered = someProgress(null, ['qs_applicant_intro', 'qs_company']);
  const app = await openReview(
    {
      'get-next-question-set': inTurn(
        () => late.promise,
        () => answered,
      ),
      'save-answers': () => answered,
    },
    { at: '/application/app_1/carta' },
  );
  const { $isOpen, submitted } = app.model.questionSet;
  const ways = [app.send(navigate, reviewed), app.send(navigate, setOf('qs_company'))];
  await vi.waitFor(() => expect(app.get($isOpen)).toBe(true));
  ways.push(fill(app, { fein: '98-7654321' }), app.send(submitted, undefined));
  await vi.waitFor(() => expect(app.screen()).toBe('review'));
  late.resolve(someProgress('qs_company'));
  await Promise.all(ways);
  expect(app.screen()).toBe('review');
});
