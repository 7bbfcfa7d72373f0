import { ApiError } from '@fairlead/contracts';
import { noAnswerYet } from '@fairlead/mfe-kit/testing';
import { expect, test } from 'vitest';
import { aSubmission } from '../../testing/builders.ts';
import { openScreen } from '../../testing/open-screen.ts';

const opened = (expiration_date: string | null, unlock: () => unknown = () => ({})) =>
  openScreen('/market-submission/ms_1', {
    answers: {
      'get-market-submission': () => aSubmission({ expiration_date }),
      'unlock-application': unlock,
    },
  });

test('an application that expired yesterday says since when; one that expires today says nothing', async () => {
  const expired = await opened('2026-11-19');
  expect(expired.get(expired.model.applicationExpiry.$text)).toBe(
    'Your application expired on 11/19/2026. To continue, please review and update your information, including any recent claims from the last 60 days.',
  );
  const good = await opened('2026-11-20');
  expect(good.get(good.model.applicationExpiry.$text)).toBeNull();
});

test.each([
  ['is unlocked', () => ({})],
  [
    'was unlocked before (409)',
    () => {
      throw new ApiError(409);
    },
  ],
] as const)('an application that %s opens its review', async (_, unlock) => {
  const page = await opened('2026-11-19', unlock);
  await page.send(page.model.applicationExpiry.reviewAsked);
  expect(page.callsOf('unlock-application').map(({ body }) => body)).toEqual([
    { client_data_id: 'app_1' },
  ]);
  expect(page.address()).toBe('/application/app_1/review');
  expect(page.toasts()).toEqual([]);
});

test('an application that is being unlocked is not unlocked a second time', async () => {
  const page = await opened('2026-11-19', noAnswerYet);
  await page.send(page.model.applicationExpiry.reviewAsked);
  expect(page.get(page.model.applicationExpiry.$isBusy)).toBe(true);
  await page.send(page.model.applicationExpiry.reviewAsked);
  expect(page.callsOf('unlock-application')).toHaveLength(1);
});

test('an application without a last day expires without one', async () => {
  const page = await openScreen('/market-submission/ms_1', {
    answers: {
      'get-market-submission': () => aSubmission({ status: 'EXPIRED', expiration_date: null }),
    },
  });
  expect(page.get(page.model.applicationExpiry.$text)).toBe(
    'Your application expired. To continue, please review and update your information, including any recent claims from the last 60 days.',
  );
});
