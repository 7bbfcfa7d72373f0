import { again, callCase, toldByKind } from '../call-case.ts';

const asked = 'We couldn’t load your renewal.';
const lookedUp = {
  sees: `${asked} The server didn’t respond`,
  wayOn: again('Try again', 'look up the renewal again'),
};
const landing = {
  as: 'renewal-ready',
  start: '/renew?legacyApplicationId=10020',
  arrives: 'renew',
  retries: 2,
  failed: lookedUp,
  except: toldByKind(asked),
} as const;
const confirmPage = '/renew-information-confirm?legacyApplicationId=10020&preventReroute=true';

/** The landing and the confirm page of a renewal. */
export const renewal = [
  callCase({
    ...landing,
    call: 'get-intake-legacy-application',
    when: '/renew looks up the expiring policy',
  }),
  callCase({
    ...landing,
    call: 'get-prequal-decision',
    when: '/renew asks whether the renewal is eligible',
  }),
  callCase({
    ...landing,
    call: 'get-pre-renewal-decisions',
    when: '/renew asks for the pre-renewal decisions',
  }),
  callCase({
    ...landing,
    call: 'get-pre-renewal-decisions',
    when: 'the confirm page asks for the pre-renewal decisions',
    start: confirmPage,
    arrives: 'renew-information-confirm',
  }),
  callCase({
    ...landing,
    call: 'get-new-renewal',
    when: 'the confirm page reads the address',
    start: confirmPage,
    arrives: 'renew-information-confirm',
  }),
  callCase({
    call: 'create-renewal',
    when: 'the address is confirmed',
    as: 'renewal-ready',
    start: confirmPage,
    act: ['confirm the renewal address'],
    isPressed: true,
    arrives: 'question-set',
    stays: 'renew-information-confirm',
    failed: {
      sees: 'We couldn’t start your renewal.',
      wayOn: again('CONFIRM & CONTINUE', 'confirm without checking'),
    },
  }),
];
