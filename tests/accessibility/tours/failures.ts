import type { Browser } from 'webdriverio';
import { isTrue } from '../page.ts';
import { both, filling, following, pressing, type Tour } from './tour.ts';

type Sandbox = { addFault(fault: object): void };

/** Makes the sandbox respond to a call with this status from now on. */
const failing = (call: string, status: number) => withFault({ call, kind: 'status', status });

/** Makes the sandbox respond to a call long after the tour has ended. */
export const holding = (call: string) => withFault({ call, kind: 'slow', ms: 3_600_000 });

const withFault = (given: object) => async (page: Browser) => {
  // The document has a hidden heading in case the app doesn't start, and those that are drawn before the sandbox is there.
  await isTrue(
    page,
    () =>
      'fairleadSandbox' in globalThis &&
      [...document.querySelectorAll('#main h1')].some((heading) => heading.checkVisibility()),
    'No screen ever came',
  );
  await page.execute(
    (fault) =>
      (globalThis as unknown as { fairleadSandbox: Sandbox }).fairleadSandbox.addFault(fault),
    given,
  );
};

/** Opens an address in the window with a new state. */
export const opening = (path: string) => async (page: Browser) =>
  page.url(new URL(path, await page.getUrl()).href);

/** The error states of screens, which the other tours don't visit. */
export const failureTours: readonly Tour[] = [
  {
    persona: 'new-founder',
    stops: [
      {
        screen: 'verification that expired',
        address:
          '/loginportal/emailVerified?success=false&message=Access%20expired.&email=ada%40x.example',
        see: 'Link expired',
      },
      {
        screen: 'intake after a link that was used before',
        address:
          '/loginportal/emailVerified?success=false&message=This%20URL%20is%20single-use.&email=ada%40x.example',
        see: "Let's get you covered",
      },
    ],
  },
  {
    persona: 'carta-not-connected',
    path: '/carta/callback?code=carta-ok-7',
    stops: [{ screen: 'carta callback', see: "Sorry, we couldn't connect your account." }],
  },
  {
    persona: 'returning-in-progress',
    stops: [
      {
        screen: 'question set that was not saved',
        go: both(
          following('/application/app_006/qs_industry'),
          failing('save-answers', 500),
          pressing('Save & Continue'),
        ),
        see: 'your answers are still here',
        in: 'main',
      },
      {
        screen: 'row about to be removed',
        go: both(
          following('/application/app_006/qs_subsidiaries'),
          pressing('Add a subsidiary'),
          filling('Legal name', 'Pebblewick Labs Limited'),
          pressing('Remove subsidiary 1'),
        ),
        see: 'You’ll lose what you entered for this subsidiary.',
        in: 'ui-dialog[open] *',
      },
    ],
  },
  {
    persona: 'returning-in-progress',
    stops: [
      {
        screen: 'resume without an answer',
        go: both(failing('get-next-question-set', 404), opening('/application/app_006/resume')),
        see: 'This application doesn’t exist, or it isn’t yours.',
        in: 'main',
      },
      {
        screen: 'question set that does not exist',
        address: '/application/app_006/qs_nothing',
        see: 'We couldn’t find this page of the application.',
        in: 'main',
      },
    ],
  },
  {
    persona: 'expired-application',
    stops: [
      {
        screen: 'review, put together',
        go: pressing('Go to review'),
        see: 'Submit Application',
        in: 'main',
      },
      {
        screen: 'review without the tick',
        go: pressing('Submit Application'),
        see: 'Confirm that the answers are accurate',
        in: 'main',
      },
    ],
  },
];
