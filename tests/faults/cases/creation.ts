import { again, callCase, eachOf, none, press, stay, toldByKind } from '../call-case.ts';
import type { Step } from '../case.ts';
import { ada } from './people.ts';

const signedUp: readonly Step[] = [ada, 'submit intake', 'sign up'];
const verified = 'open the verification e-mail';

/** After an error, the user is back at the filled-in form, and Continue tries again. */
const backAtTheForm = {
  failed: { sees: 'The sandbox was told to answer', wayOn: again('Continue', 'submit intake') },
  except: eachOf(['dropped before send', 'dropped after commit', 'malformed'], {
    sees: 'Failed to create application',
  }),
};
const unchecked = 'We couldn’t finish its eligibility check.';
/** The application exists and is kept; the page checks it again. */
const checkedAgain = {
  failed: {
    sees: `${unchecked} The server didn’t respond`,
    wayOn: again('Try again', press('Try again')),
  },
  stays: 'application-start',
  except: toldByKind(unchecked),
} as const;
/** A company that is a client already: its administrator grants access. */
const accessAsked = {
  screen: 'request-access',
  sees: 'Company account already exists.',
  wayOn: stay,
} as const;
const orAskForAccess = {
  ...backAtTheForm,
  except: {
    ...backAtTheForm.except,
    '403': accessAsked,
  },
} as const;
const created = {
  when: 'the application is created from the intake answers',
  as: 'new-founder',
  reach: signedUp,
  act: [verified],
  arrives: 'question-set',
  from: 'verify-email',
  stays: 'intake',
  afterSignIn: [],
} as const;
/** Failed reports about the lead stop nobody. */
const ignored = {
  loses: 'lead',
  failed: { sees: null, wayOn: none },
  stays: 'question-set',
} as const;

/** From the click in the verification e-mail to the first question set. */
export const creation = [
  callCase({
    call: 'lead-account-registered',
    when: 'a user returns from signing up',
    as: 'new-founder',
    reach: [ada, 'submit intake'],
    act: ['sign up'],
    from: 'login site',
    arrives: 'verify-email',
    loses: 'lead',
    failed: { sees: null, wayOn: none },
    except: { '401': { screen: 'verify-email', wayOn: none } },
  }),
  callCase({
    ...created,
    ...ignored,
    call: 'lead-email-verified',
    except: { '401': { screen: 'question-set', wayOn: none } },
  }),
  callCase({
    ...created,
    ...ignored,
    call: 'update-lead',
    except: { '401': { screen: 'intake' } },
  }),
  callCase({ ...created, ...ignored, call: 'lead-application-created' }),
  callCase({
    ...created,
    call: 'ensure-client-contact-exists',
    retries: 3,
    ...orAskForAccess,
  }),
  callCase({
    ...created,
    call: 'find-question-set',
    retries: 4,
    ...orAskForAccess,
  }),
  callCase({
    ...created,
    call: 'create-application',
    // A returning user continues the existing application; it isn't reported for the lead again.
    loses: 'lead',
    retries: 2,
    ...orAskForAccess,
    except: { ...orAskForAccess.except, '409': accessAsked },
  }),
  callCase({
    ...created,
    call: 'get-madlib-decision',
    flags: { 'intake-client-plm-quoting': false },
    retries: 2,
    ...checkedAgain,
  }),
  callCase({
    ...created,
    call: 'get-application',
    retries: 2,
    ...checkedAgain,
  }),
];
