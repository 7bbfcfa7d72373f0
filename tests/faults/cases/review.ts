import { again, callCase, eachOf, noNextStep, none, stay, toldByKind } from '../call-case.ts';

const at = {
  as: 'returning-in-progress',
  prepare: ['complete the application'],
  start: '/application/app_006/review',
} as const;
const submitted = {
  ...at,
  when: 'the application is submitted',
  act: ['attest and submit'],
  arrives: 'market-submission',
  stays: 'review',
} as const;
const tryAgain = again('Try again', 'try the page again');
const submitAgain = again('Submit Application', 'attest and submit');
const openAgain = again('Submit Application', 'submit application');
const notOpened = 'We received your application, but we couldn’t open the result.';
const asked = 'We couldn’t put your answers together.';
const minutes = 130_000;

/** The review and the attestation. */
export const review = [
  callCase({
    ...at,
    call: 'get-review',
    when: 'the review is opened',
    arrives: 'review',
    retries: 2,
    failed: {
      sees: `${asked} The server didn’t respond`,
      wayOn: tryAgain,
    },
    except: {
      ...toldByKind(asked),
      '404': { sees: 'This application doesn’t exist, or it isn’t yours.', wayOn: stay },
      '409': { tries: 2, sees: `${asked} The server rejected the request` },
    },
  }),
  callCase({
    ...at,
    call: 'get-next-question-set',
    when: 'the review is opened and only the back link fails',
    arrives: 'review',
    retries: 2,
    failed: { sees: null, wayOn: none },
    except: { '409': noNextStep },
  }),
  callCase({
    ...submitted,
    call: 'attest',
    isPressed: true,
    waitMs: minutes,
    failed: { sees: 'The sandbox was told to answer', wayOn: submitAgain },
    except: {
      ...eachOf(['dropped after commit', 'malformed'], {
        screen: 'market-submission',
        sees: null,
        wayOn: none,
      }),
      ...eachOf(['dropped before send', '408', '503', '504'], {
        sees: 'Failed to get decision after application attest timeout',
      }),
    },
  }),
  callCase({
    ...submitted,
    call: 'get-decision',
    when: 'the response to the attestation was lost and the decision is requested',
    besides: { call: 'attest', fault: 'dropped after commit' },
    waitMs: minutes,
    failed: {
      sees: 'Failed to get decision after application attest timeout',
      wayOn: submitAgain,
    },
    // Not decided yet: polled every 2 seconds for a minute.
    except: { '400': { tries: 30 } },
    afterSignIn: [],
  }),
  callCase({
    ...submitted,
    call: 'get-application',
    retries: 2,
    failed: { sees: notOpened, wayOn: openAgain },
    afterSignIn: [],
  }),
  callCase({
    ...submitted,
    call: 'find-market-submission',
    retries: 2,
    failed: { sees: notOpened, wayOn: openAgain },
    except: { '404': { sees: 'Unable to fetch market submission' } },
    afterSignIn: [],
  }),
];
