import { type AnswerFunctions, dropped, inVirtualTime } from '@fairlead/mfe-kit/testing';
import { expect, test } from 'vitest';
import { openApp } from '../../testing/open-app.ts';
import { openCreation } from '../../testing/open-creation.ts';
import { openReview } from '../../testing/open-review.ts';
import { openSet } from '../../testing/open-set.ts';

inVirtualTime();

const openResume = (answers: AnswerFunctions) =>
  openApp({ at: '/application/app_1/resume', answers });
const openWithLegacy = (answers: AnswerFunctions) =>
  openCreation({
    'create-application': () => ({ id: 'app_1', legacy_application_id: 'l', pre_decision: null }),
    ...answers,
  });

// A§7: how often a call is made again, and how long it waits before each time.
test.each([
  ['the contact', 'ensure-client-contact-exists', openCreation, [1000, 2000, 3000]],
  ['the intro set', 'find-question-set', openCreation, [1000, 2000, 3000, 4000]],
  ['the application', 'create-application', openCreation, [1000, 2000]],
  ['the eligibility', 'get-madlib-decision', openWithLegacy, [1000, 2000]],
  ['where to resume', 'get-next-question-set', openResume, [1000, 2000]],
  ['a question set', 'get-application-question-set', openSet, [1000, 2000, 3000, 4000]],
  ['the progress beside a set', 'get-next-question-set', openSet, [1000, 2000, 3000, 4000]],
  ['the review', 'get-review', openReview, [1000, 2000]],
  ['the progress beside the review', 'get-next-question-set', openReview, [1000, 2000]],
] as const)(
  'without a response %s is requested again, each time a second later',
  async (_, name, open, waits) => {
    const times: number[] = [];
    await open({
      [name]: () => {
        times.push(Date.now());
        return dropped();
      },
    });
    expect(times.slice(1).map((time, i) => time - (times[i] ?? 0))).toEqual(waits);
  },
);
