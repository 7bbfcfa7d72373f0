import { ApiError } from '@fairlead/contracts';
import { $toasts, connectionReturned, memoryStorage } from '@fairlead/store';
import { allSettled } from 'effector';
import { beforeEach, describe, expect, test } from 'vitest';
import { anApplication } from '../../testing/builders.ts';
import { drawIntake, drawOpening } from '../../testing/draw-intake.ts';
import { forgetSeen, seen, signedIn, visitor } from '../../testing/open-intake.ts';

beforeEach(forgetSeen);

describe('for a visitor', () => {
  test('INTAKE-001 INTAKE-002 INTAKE-004 the form is beside the sign-in panel', async () => {
    const page = await drawIntake(visitor);
    expect(page.body().split('\n').slice(0, 10).join('\n')).toMatchInlineSnapshot(`
      "- heading "Let's get you covered" [level=1]
      - text: Tell us about yourself and where your company operates. It takes about two minutes, and you can stop and come back at any time.
      - complementary "Been here before?":
        - heading "Been here before?" [level=2]
        - text: Sign in to continue an application, see your packages or renew.
        - button "Sign In"
        - list:
          - listitem: About 15 minutes for the whole application
          - listitem: Have last year’s revenue and payroll at hand
          - listitem: Only the insurer sees your answers"
    `);
    expect(page.icons().slice(0, 3)).toEqual([
      'clock About 15 minutes for the whole application',
      'file Have last year’s revenue and payroll at hand',
      'lock Only the insurer sees your answers',
    ]);
    await page.act({ press: 'Sign In' });
    expect(seen.lefts).toHaveLength(1);
    expect(page.body()).toContain('button "Sign In" [disabled]');
  });

  test('INTAKE-005 the error of the navigation state is in a banner', async () => {
    const page = await drawIntake(visitor, { state: { error: 'Failed to create application' } });
    expect(page.body()).toContain('alert: Failed to create application');
  });

  test('the page is covered until the session is known', () => {
    expect(drawOpening(visitor).body()).toBe('- status: Loading...');
  });
});

describe('facts replace the sign-in beside the form', () => {
  const state = { error: 'Failed to create application' };
  const factsOf = (page: Awaited<ReturnType<typeof drawIntake>>) =>
    page.body().split('\n').slice(3, 9).join('\n');

  test('a signed-in user who came back with an error sees facts in place of the sign-in', async () => {
    const page = await drawIntake(signedIn, { state });
    expect(factsOf(page)).toMatchInlineSnapshot(`
      "- complementary "Good to know":
        - heading "Good to know" [level=2]
        - list:
          - listitem: About 15 minutes for the whole application
          - listitem: Have last year’s revenue and payroll at hand
          - listitem: Only the insurer sees your answers"
    `);
  });

  test('AUTH-043 embedded people see facts in place of the sign-in', async () => {
    const storage = memoryStorage({
      'fairlead:auth-source': JSON.stringify({
        authSource: 'auth_service_embedded',
        expiry: Date.now() + 1e6,
      }),
    });
    const page = await drawIntake(signedIn, { state, storage });
    expect(factsOf(page)).toContain('- heading "Good to know" [level=2]');
    expect(page.body()).not.toContain('Sign In');
  });
});

describe('for someone who is signed in', () => {
  const failing = () => {
    throw new ApiError(404);
  };

  test('a failed lookup is retried when the browser is online again', async () => {
    const page = await drawIntake({ ...signedIn, 'list-legacy-applications': failing });
    const before = seen.calls.length;
    await allSettled(connectionReturned, { scope: page.scope });
    expect(seen.calls.length).toBeGreaterThan(before);
  });

  test('a failed lookup shows an error, and is retried', async () => {
    const page = await drawIntake({ ...signedIn, 'list-legacy-applications': failing });
    expect(page.body()).toMatchInlineSnapshot(`
      "- heading "Your application didn’t load" [level=1]
      - text: We couldn’t find where you left off. The server rejected the request: try again or talk to an advisor; nothing is lost.
      - button "Try again""
    `);
    const before = seen.calls.length;
    await page.act({ press: 'Try again' });
    expect(seen.calls.length).toBeGreaterThan(before);
  });
});

const submission = (status: string) => ({
  ...signedIn,
  'list-applications': [
    anApplication({ status: 'SUBMITTED', application_decision: 'NON_LEGACY_ATTEST' }),
  ],
  'find-market-submission': {
    id: 'ms_1',
    status,
    client_data_id: 'app_1',
    selected_package_id: 'pk_1',
  },
});

const waysOn = ['button "Talk to an Advisor"', 'button "Check again"'];

describe('a submitted application whose packages are shut', () => {
  test.each([
    [
      'REQUESTED',
      'Your application is submitted',
      'We received your application, and you don’t need to fill in anything else. We can’t show its packages online right now. Talk to an advisor to find out what comes next.',
    ],
    [
      'RELEASED',
      'Your packages are ready',
      'Your application is submitted and its packages are ready. They can’t be shown online right now. Talk to an advisor to go through them.',
    ],
    [
      'QUOTE_BLOCKED',
      'Your packages are being updated',
      'Your application is submitted, and we are updating its packages. They can’t be shown online right now. Talk to an advisor to find out what comes next.',
    ],
    [
      'FAILED',
      'We couldn’t prepare your packages',
      'Your application is submitted and your answers are safe. Talk to an advisor to find out what comes next.',
    ],
    [
      'BOUND',
      'Your order is in',
      'You chose a package and we have your order. Its details can’t be shown online right now. Talk to an advisor if you have a question.',
    ],
  ])('that is %s is told as: %s', async (status, title, text) => {
    const page = await drawIntake(submission(status));
    expect(page.body().split('\n')).toEqual([
      `- heading "${title}" [level=1]`,
      `- text: ${text}`,
      ...waysOn.map((way) => `- ${way}`),
    ]);
  });

  test('can be talked about, and looked at again', async () => {
    const page = await drawIntake(submission('REQUESTED'));
    const before = seen.calls.length;
    await page.act({ press: 'Check again' });
    expect(seen.calls.length).toBeGreaterThan(before);
    await page.act({ press: 'Talk to an Advisor' });
    expect(page.get($toasts)).toHaveLength(1);
  });
});
