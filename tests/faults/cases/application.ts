import {
  again,
  callCase,
  eachOf,
  nextStepFailed,
  nextStepLost,
  noNextStep,
  none,
  stay,
  toldByKind,
} from '../call-case.ts';
import type { Step } from '../case.ts';
import { aboutTheCompany } from './people.ts';

const set = '/application/app_005/qs_company';
const tryAgain = again('Try again', 'try the page again');
const opened = 'We couldn’t open this page.';
const notSaved = 'We couldn’t save this page.';
const notKept = 'We couldn’t save this page, and what you entered isn’t saved.';
const save = again('Save & Continue', 'save and continue');
const connect: Step = { task: 'connect carta', input: 'allowed' };

/** The question sets, and the steps before them. */
export const application = [
  callCase({
    call: 'get-next-question-set',
    when: 'an application is continued',
    as: 'returning-created',
    start: '/application/app_005/resume',
    arrives: 'question-set',
    retries: 2,
    failed: { sees: nextStepLost, wayOn: tryAgain },
    stays: 'resume',
    except: {
      ...nextStepFailed,
      '404': { sees: 'This application doesn’t exist, or it isn’t yours.', wayOn: stay },
      '409': { tries: 2, sees: 'We couldn’t open the next page. The server rejected the request' },
    },
  }),
  callCase({
    call: 'get-next-question-set',
    when: 'a question set is opened by its address and only the progress fails',
    as: 'returning-created',
    start: set,
    arrives: 'question-set',
    retries: 4,
    failed: { sees: '0%', wayOn: none },
    except: { '409': noNextStep },
  }),
  callCase({
    call: 'get-application-question-set',
    when: 'a question set is opened',
    as: 'returning-created',
    start: set,
    arrives: 'question-set',
    retries: 4,
    failed: { sees: `${opened} The server didn’t respond`, wayOn: tryAgain },
    except: {
      ...toldByKind(opened),
      '404': {
        sees: 'We couldn’t find this page of the application.',
        wayOn: again('Continue your application', 'continue the application'),
      },
      '409': { tries: 2, sees: `${opened} The server rejected the request` },
    },
  }),
  callCase({
    call: 'save-answers',
    when: 'a question set is saved',
    as: 'returning-created',
    reach: [aboutTheCompany],
    act: ['save and continue'],
    moves: true,
    isPressed: true,
    arrives: 'question-set',
    failed: {
      sees: `${notSaved} The server didn’t respond, but your answers are still here`,
      wayOn: save,
    },
    except: {
      '400': {
        sees: 'We couldn’t save this page: The sandbox was told to answer 400 Correct the marked answer and save again.',
      },
      '403': { sees: `${notKept} This account may not change the application` },
      '404': { sees: `${notKept} This application doesn’t exist` },
      '409': {
        sees: 'We kept what you entered here before. It is saved when you continue.',
        focus: 'heading',
      },
      ...eachOf(['408', '500', '503', '504'], {
        sees: `${notSaved} The server had a problem, but your answers are still here`,
      }),
      '429': { sees: `${notSaved} The server is busy, but your answers are still here` },
      malformed: { sees: `${notSaved} We couldn’t read the server’s response` },
    },
  }),
  callCase({
    call: 'import-carta',
    when: 'Carta’s window returns',
    as: 'carta-not-connected',
    act: [connect],
    arrives: 'question-set',
    failed: {
      sees: "Sorry, we couldn't connect your account. Try again or Talk to an Advisor.",
      wayOn: again('CONNECT', connect),
    },
    stays: 'carta',
    // The window is sent to the login site; the page behind it stays.
    except: {
      '401': { screen: 'carta', sees: null, wayOn: { kind: 'sign in', next: [connect] } },
    },
  }),
];
