import {
  again,
  callCase,
  crash,
  eachOf,
  none,
  passing,
  press,
  stay,
  toldByKind,
} from '../call-case.ts';
import type { WayOn } from '../case.ts';
import { ada, ruth } from './people.ts';

const asked = 'We couldn’t find where you left off.';
const notLoaded = {
  sees: `${asked} The server didn’t respond`,
  wayOn: again('Try again', 'look for the application again'),
};
/** The start page is open to visitors: after a session has ended, it shows the form and a way to sign in. */
const signInThere = {
  screen: 'intake',
  sees: 'Been here before?',
} as const;
const askForAccess = {
  screen: 'request-access',
  sees: 'Company account already exists.',
  wayOn: stay,
} as const;

const submitted = {
  when: 'the intake form is submitted',
  as: 'new-founder',
  reach: [ada],
  act: ['submit intake'],
  isPressed: true,
  arrives: 'login site',
} as const;

/** The start page: its redirects, and the calls of submitting its form. */
export const intake = [
  callCase({
    call: 'check-partner-client',
    ...submitted,
    retries: 1,
    failed: {
      sees: crash,
      wayOn: again('Try again, Continue', press('Try again'), press('Continue')),
    },
    stays: 'intake',
    except: {
      ...eachOf(passing, { screen: 'login site', sees: null, wayOn: none }),
      '401': {
        screen: 'intake',
        sees: crash,
        wayOn: again('Try again, Continue', press('Try again'), press('Continue')),
      },
      '403': askForAccess,
      '409': {
        screen: 'user-has-application',
        sees: 'You already have an application',
        wayOn: stay,
      },
    },
  }),
  callCase({
    call: 'create-lead',
    ...submitted,
    loses: 'lead',
    failed: { sees: null, wayOn: none },
    except: { '401': { wayOn: none }, '403': askForAccess, '409': askForAccess },
  }),
  callCase({
    call: 'list-applications',
    when: 'the start page looks up the next step',
    as: 'returning-created',
    arrives: 'question-set',
    retries: 2,
    failed: notLoaded,
    stays: 'intake',
    except: {
      ...toldByKind(asked),
      '401': signInThere,
      '404': { screen: 'intake', sees: 'Tell about the business', wayOn: stay },
    },
  }),
  callCase({
    call: 'list-legacy-applications',
    when: 'the start page looks up the next step',
    as: 'returning-created',
    arrives: 'question-set',
    retries: 2,
    failed: notLoaded,
    stays: 'intake',
    except: { ...toldByKind(asked), '401': signInThere },
  }),
  callCase({
    call: 'find-market-submission',
    when: 'the start page looks up the next step',
    as: 'returning-submitted',
    arrives: 'market-submission',
    retries: 2,
    failed: notLoaded,
    stays: 'intake',
    except: {
      ...toldByKind(asked),
      '401': signInThere,
      '404': { sees: `${asked} We couldn’t read the server’s response` },
    },
  }),
  callCase({
    call: 'get-carta-enrichment',
    when: 'the start page looks up the next step',
    as: 'carta-not-connected',
    arrives: 'carta',
    failed: { sees: null, wayOn: none },
    except: { '401': signInThere },
  }),
  callCase({
    call: 'request-client-access',
    when: 'a user requests access to a company’s account',
    as: 'founder-of-existing-client',
    reach: [ruth, 'submit intake'],
    act: ['request access'],
    isPressed: true,
    arrives: 'request-access',
    failed: {
      sees: 'We encountered an unexpected error sending your request.',
      wayOn: again('Request Access', 'request access'),
    },
    except: {
      '401': {
        screen: 'request-access',
        focus: 'heading',
        sees: 'We encountered an unexpected error sending your request.',
        wayOn: again('Request Access', 'request access'),
      },
    },
  }),
  callCase({
    call: 'resend-verification',
    when: 'another verification email is requested',
    as: 'unverified-founder',
    act: ['ask for another verification e-mail'],
    isPressed: true,
    arrives: 'verify-email',
    failed: {
      sees: 'We couldn’t confirm that the email was sent. Check your inbox and the connection, then send it again.',
      wayOn: again('Send it again', 'ask for another verification e-mail'),
    },
    except: { '401': unverified('We couldn’t confirm that the email was sent.') },
  }),
];

/** Nobody is signed in yet, so no session can end. */
function unverified(sees: string) {
  const wayOn: WayOn = again('Send it again', 'ask for another verification e-mail');
  return { screen: 'verify-email', sees, wayOn } as const;
}
