import { beforeEach, expect, test } from 'vitest';
import { anApplication } from '../../testing/builders.ts';
import { drawIntake } from '../../testing/draw-intake.ts';
import { forgetSeen, signedIn, visitor } from '../../testing/open-intake.ts';

beforeEach(forgetSeen);

const alertsOf = (page: Awaited<ReturnType<typeof drawIntake>>) =>
  page.body().match(/^- alert: .*$/gm) ?? [];

test('ERROR-018 an error without a message shows our own message', async () => {
  const page = await drawIntake(visitor, { state: { error: true } });
  expect(alertsOf(page)).toEqual(['- alert: Something went wrong. Please try again.']);
});

test('without an error, no message is shown', async () => {
  expect(alertsOf(await drawIntake(visitor, { state: { error: '' } }))).toEqual([]);
});

test("ERROR-001 an application that was decided as nobody knows crashes the page: 'Unknown decision'", async () => {
  const submitted = anApplication({ status: 'SUBMITTED', application_decision: 'PERHAPS' });
  const page = await drawIntake({ ...signedIn, 'list-applications': [submitted] });
  expect(() => page.body()).toThrow(new Error('Unknown decision', { cause: 'PERHAPS' }));
});
