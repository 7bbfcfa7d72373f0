import { flagsFrom, type NavigationState } from '@fairlead/domain';
import {
  $auth,
  $flags,
  $flagsSettled,
  $owner,
  $user,
  $userInfo,
  type AuthUser,
  createCardTokenFx,
  linkBankFx,
  moved,
  openCardFormFx,
  sendEventFx,
  type TextStorage,
} from '@fairlead/store';
import { allSettled } from 'effector';
import { type ForkOptions, forkArea } from '../element-test/fork-area.ts';
import type { AnswerFunctions } from './answers.ts';
import { noCardForm, type OpenCardForm } from './card-form.ts';
import { createAreaModel } from './create-area-model.ts';

export type ClientPageOptions = {
  readonly flags?: Readonly<Record<string, boolean>>;
  /** The attribution that isn't in the address. */
  readonly state?: NavigationState;
  /** Null while the user is unknown. */
  readonly isAdmin?: boolean | null;
  readonly storage?: TextStorage;
  readonly openCardForm?: OpenCardForm;
  readonly cardToken?: () => unknown;
  readonly bankLink?: () => unknown;
  /** The account that is signed in; Caleb's by default. */
  readonly user?: AuthUser | null;
  /** Handlers of other host effects. */
  readonly handlers?: ForkOptions['handlers'];
};

const client = {
  status: 'authenticated',
  session: {
    authenticated: true,
    clientId: 'cl_1',
    contactId: 'ct_1',
    clientSelectionRequired: false,
  },
  expiresAt: null,
  unverifiedEmail: null,
} as const;

const caleb: AuthUser = {
  email: 'caleb@pellucidwharf.com',
  name: 'Caleb',
  familyName: 'Anand',
  picture: null,
};

/**
 * Creates a page that has one area alone, for a client who is signed in and whose flags are known. Nothing is started
 * before `start`.
 */
export function createClientPage<Model>(
  area: string,
  createModel: () => Model,
  address: string,
  answers: AnswerFunctions,
  options: ClientPageOptions,
) {
  const {
    flags = {},
    isAdmin = false,
    openCardForm,
    cardToken,
    bankLink,
    user = caleb,
    ...others
  } = options;
  const { model, mounted } = createAreaModel(area, createModel);
  const page = forkArea({
    ...others,
    address,
    answers,
    values: [
      [$owner, isAdmin ? 'ct_admin' : client.session.contactId],
      [$auth, client],
      [$user, user],
      [$userInfo, isAdmin === null ? null : { isAdmin, coverageNames: [] }],
      [$flags, flagsFrom(flags)],
      [$flagsSettled, true],
    ],
    handlers: [
      [openCardFormFx, openCardForm ?? (() => noCardForm)],
      [createCardTokenFx, cardToken ?? (() => ({ ok: true, token: 'tok_1' }))],
      [linkBankFx, bankLink ?? (() => ({ kind: 'exited', message: null }))],
      [sendEventFx, () => {}],
      ...(options.handlers ?? []),
    ],
  });
  const { scope, history } = page;
  return {
    ...page,
    model,
    /** Mounts the area on the address. */
    async start() {
      history.listen((place) => void allSettled(moved, { scope, params: place }));
      await allSettled(mounted, { scope });
      await allSettled(moved, { scope, params: history.current() });
    },
    /** The names of the calls that were made, in their order. */
    called: () => page.calls.map(({ name }) => name),
    toasts: () => page.toasts().map(({ text }) => text),
  };
}

/** A page as `createClientPage` returns it. */
export type ClientPage = ReturnType<typeof createClientPage<unknown>>;
