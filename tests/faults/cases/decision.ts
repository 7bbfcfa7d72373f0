import {
  again,
  callCase,
  crash,
  nextStepFailed,
  nextStepLost,
  none,
  task,
  toldByKind,
} from '../call-case.ts';

const asked = 'We couldn’t find out what comes next for your application.';
const lookedUp = {
  sees: `${asked} The server didn’t respond`,
  wayOn: again('Try again', 'look up the decline again'),
};
const expedite = task('request expedited quote', { reason: 'Other', details: 'The board meets' });
const notIn =
  'We couldn’t send your expedite request. Your application keeps its place in the regular queue.';

/** The decision screens. */
export const decision = [
  callCase({
    call: 'cancel-discretion',
    when: 'a request for review is canceled',
    as: 'user-requested-discretion',
    act: ['cancel my request'],
    isPressed: true,
    arrives: 'quote packages',
    failed: {
      sees: crash,
      wayOn: again('Try again, CANCEL MY REQUEST', { control: 'reload' }, 'cancel my request'),
    },
    stays: 'user-discretion',
    except: {
      '404': {
        sees: null,
        focus: 'heading',
        wayOn: again('CANCEL MY REQUEST', 'cancel my request'),
      },
    },
  }),
  callCase({
    call: 'list-applications',
    when: '/user-discretion is opened without an id',
    as: 'user-requested-discretion',
    start: '/user-discretion',
    arrives: 'user-discretion',
    retries: 2,
    failed: { sees: null, wayOn: none },
  }),
  callCase({
    call: 'expedite-review',
    when: 'an expedited review is requested',
    as: 'requires-review',
    reach: ['ask for an expedited quote'],
    act: [expedite],
    isPressed: true,
    from: 'expedited-quote-request',
    arrives: 'expedited-quote-request-confirmation',
    failed: { sees: notIn, wayOn: { kind: 'this screen' } },
  }),
  callCase({
    call: 'get-intake-legacy-application',
    when: '/decline-routing looks up a legacy application',
    as: 'declined',
    start: '/decline-routing?legacy_app_id=10013',
    arrives: 'declined',
    retries: 2,
    failed: lookedUp,
    stays: 'decline-routing',
    except: toldByKind(asked),
  }),
  callCase({
    call: 'get-intake-legacy-application',
    when: 'a submitted application is continued',
    as: 'declined',
    start: '/application/app_013/resume',
    arrives: 'declined',
    retries: 2,
    failed: {
      sees: nextStepLost,
      wayOn: again('Try again', 'try the page again'),
    },
    stays: 'resume',
    except: nextStepFailed,
  }),
  callCase({
    call: 'list-applications',
    when: '/decline-routing looks for the newest application',
    as: 'declined',
    start: '/decline-routing',
    arrives: 'declined',
    retries: 2,
    failed: lookedUp,
    stays: 'decline-routing',
    except: { ...toldByKind(asked), '404': { screen: 'declined', sees: null, wayOn: none } },
  }),
];
