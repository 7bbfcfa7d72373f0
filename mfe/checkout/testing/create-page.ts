import { flagsFrom, type NavigationState } from '@fairlead/domain';
import { type AnswerFunctions, createAreaModel, forkArea } from '@fairlead/mfe-kit/testing';
import {
  $auth,
  $flags,
  $flagsSettled,
  $user,
  $userInfo,
  createCardTokenFx,
  linkBankFx,
  moved,
  openCardFormFx,
  sendEventFx,
  type TextStorage,
} from '@fairlead/store';
import { allSettled } from 'effector';
import { createModel } from '../src/model/index.ts';

export type PageOptions = {
  readonly flags?: Readonly<Record<string, boolean>>;
  /** Where the person came from, as the address bar does not say it. */
  readonly state?: NavigationState;
  readonly storage?: TextStorage;
  readonly openCardForm?: (given: { onChange: (change: unknown) => void }) => unknown;
  readonly cardToken?: () => unknown;
  readonly bankLink?: () => unknown;
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

const cardForm = { mount() {}, disable() {}, focus() {}, destroy() {} };

/** Creates a page that has this area alone, for a client who is signed in. Nothing is started before `start`. */
export function createPage(
  address: string,
  answers: AnswerFunctions,
  { flags, openCardForm, cardToken, bankLink, ...options }: PageOptions,
) {
  const { model, mounted } = createAreaModel('checkout', createModel);
  const page = forkArea({
    ...options,
    address,
    answers,
    values: [
      [$auth, client],
      [$userInfo, { isAdmin: false, coverageNames: [] }],
      [
        $user,
        { email: 'caleb@pellucidwharf.com', name: 'Caleb', familyName: 'Anand', picture: null },
      ],
      [$flags, flagsFrom({ ...flags })],
      [$flagsSettled, true],
    ],
    handlers: [
      [openCardFormFx, openCardForm ?? (() => cardForm)],
      [createCardTokenFx, cardToken ?? (() => ({ ok: true, token: 'tok_1' }))],
      [linkBankFx, bankLink ?? (() => ({ kind: 'exited', message: null }))],
      [sendEventFx, () => {}],
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
    toasts: () => page.toasts().map(({ text }) => text),
  };
}
