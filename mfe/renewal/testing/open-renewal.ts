import { flagsFrom } from '@fairlead/domain';
import {
  type AnswerFunctions,
  createAreaModel,
  forkArea,
  signedIn,
} from '@fairlead/mfe-kit/testing';
import {
  $flags,
  $flagsSettled,
  appStarted,
  memoryStorage,
  readAddressFx,
  suggestAddressesFx,
  waitFx,
} from '@fairlead/store';
import { allSettled } from 'effector';
import { createModel } from '../src/model/index.ts';
import { aChild, aLegacyApplication, anApplication, anIntroSet } from './builders.ts';

export const landing = '/renew?legacyApplicationId=10020';
export const confirmPage =
  '/renew-information-confirm?legacyApplicationId=10020&preventReroute=true';

export const quarry = {
  line_1: '951 Quarry Walk',
  city: 'Indianapolis',
  region: 'US-IN',
  county: 'Marion',
  postal_code: '46204',
  country: 'US',
};

/** A server whose policy is ready to be renewed. */
const renewalServer = (given: AnswerFunctions = {}): AnswerFunctions => ({
  'get-intake-legacy-application': () => aLegacyApplication(),
  'get-prequal-decision': () => ({ decision: 'yes', reason_token: 'eligible' }),
  'get-application': ({ path }) => (path.endsWith('app_child') ? aChild() : anApplication()),
  'get-pre-renewal-decisions': () => [{ decision: 'automatic_renewal' }],
  'get-new-renewal': () => anIntroSet(),
  'get-application-question-set': () => anIntroSet(),
  'create-renewal': () => aChild(),
  ...given,
});

type Options = {
  readonly answers?: AnswerFunctions;
  readonly flags?: Readonly<Record<string, boolean>>;
  readonly areFlagsSettled?: boolean;
  readonly storage?: ReturnType<typeof memoryStorage>;
  readonly readPlace?: () => unknown;
};

/** Opens the area in a new scope, mounted on an address, with a server that the test simulates. */
export async function openRenewal(at = landing, options: Options = {}) {
  const {
    answers = {},
    flags = { 'intake-client-renewals-rollout': true },
    areFlagsSettled = true,
    storage = memoryStorage(),
    readPlace = () => quarry,
  } = options;
  const { model, mounted } = createAreaModel('renewal', createModel);
  const page = forkArea({
    address: at,
    storage,
    answers: { ...signedIn, ...renewalServer(answers) },
    unrecorded: Object.keys(signedIn),
    flags,
    values: [
      [$flags, flagsFrom(areFlagsSettled ? flags : {})],
      [$flagsSettled, areFlagsSettled],
    ],
    handlers: [
      [waitFx, () => {}],
      [suggestAddressesFx, () => [{ id: 'p1', text: '951 Quarry Walk, Indianapolis, IN, USA' }]],
      [readAddressFx, readPlace],
    ],
  });
  const { scope } = page;
  await allSettled(appStarted, { scope });
  await allSettled(mounted, { scope });
  return { ...page, model, names: () => page.calls.map(({ name }) => name) };
}

export type OpenRenewal = Awaited<ReturnType<typeof openRenewal>>;
