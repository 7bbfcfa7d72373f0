import { again, callCase, crash, eachOf, none, press, reload, stay, wait } from '../call-case.ts';
import { aboutTheCompany } from './people.ts';

const set = '/application/app_005/qs_company';
const tryAgain = again('Try again', press('Try again'));
const oneDay = 8 * 60 * 60 * 1000;

/** The signed-in user and their company. */
export const session = [
  callCase({
    call: 'get-session',
    when: 'a screen for signed-in people is opened',
    as: 'returning-created',
    start: set,
    arrives: 'question-set',
    retries: 2,
    failed: { sees: null, wayOn: reload },
    stays: 'the shell’s crash page',
  }),
  callCase({
    call: 'get-session',
    when: 'a visitor opens the start page',
    as: 'new-founder',
    arrives: 'intake',
    retries: 2,
    failed: { sees: crash, wayOn: tryAgain },
    except: { '401': { screen: 'intake', wayOn: none } },
  }),
  callCase({
    call: 'get-session',
    when: 'the token is fetched again in the middle of a question set',
    as: 'returning-created',
    reach: [aboutTheCompany],
    act: [wait(oneDay)],
    arrives: 'question-set',
    retries: 2,
    failed: { sees: null, wayOn: none },
  }),
  callCase({
    call: 'get-auth-user',
    when: 'a user is signed in',
    as: 'returning-created',
    start: set,
    arrives: 'question-set',
    retries: 2,
    failed: { sees: 'Signed in', wayOn: none },
  }),
  callCase({
    call: 'get-user-info',
    when: 'a user is signed in on a screen of the application',
    as: 'returning-created',
    start: set,
    arrives: 'question-set',
    retries: 3,
    failed: { sees: null, wayOn: none },
  }),
  callCase({
    call: 'get-user-info',
    when: 'the start page looks up the next step',
    as: 'returning-created',
    arrives: 'question-set',
    retries: 3,
    failed: { sees: crash, wayOn: tryAgain },
    stays: 'intake',
    except: { '401': { screen: 'intake', sees: 'Been here before?' } },
  }),
  callCase({
    call: 'embedded-login',
    when: 'a partner’s page opens the product with a code',
    as: 'embedded-applicant',
    start: '/?auth_code=embed-ok-012',
    arrives: 'intake',
    failed: { sees: crash, wayOn: tryAgain },
    stays: 'intake',
    except: {
      ...eachOf(['400', '401', '403', '404'], {
        screen: 'intake',
        sees: 'The access code of this page doesn’t work anymore',
        tries: 1,
        wayOn: stay,
      }),
      // The code works once.
      ...eachOf(['dropped after commit', 'malformed'], { wayOn: stay }),
      '409': {
        screen: 'user-has-application',
        sees: 'An application for your company is already in progress.',
        wayOn: stay,
      },
    },
  }),
  callCase({
    call: 'list-clients',
    when: 'a user with several companies chooses one',
    as: 'founder-with-two-companies',
    arrives: 'choose-profile',
    retries: 2,
    failed: {
      sees: 'We couldn’t load your list of companies.',
      wayOn: again('Try again', 'load the companies again'),
    },
  }),
  callCase({
    call: 'switch-client',
    when: 'a company is chosen',
    as: 'founder-with-two-companies',
    act: [{ task: 'choose profile', input: 'Siltbird Analytics, Inc.' }],
    isPressed: true,
    arrives: 'intake',
    failed: {
      sees: 'We couldn’t open the company. Nothing has changed.',
      wayOn: again('choose again', { task: 'choose profile', input: 'Siltbird Analytics, Inc.' }),
    },
    stays: 'choose-profile',
  }),
];
