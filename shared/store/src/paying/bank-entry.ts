import { NetworkError } from '@fairlead/contracts';
import { createLinkToken } from '@fairlead/contracts/application';
import { paymentMessages } from '@fairlead/domain/packages';
import { createCallFx, linkBankFx } from '@fairlead/store';
import {
  attach,
  combine,
  createEffect,
  createEvent,
  createStore,
  type Event,
  type Store,
  sample,
} from 'effector';
import { paymentContent as content } from './content.ts';
import { createVault, type Handle } from './vault.ts';

export type BankSecret = { readonly token: string; readonly accountId: string };

type Linked = { readonly institution: string; readonly handle: Handle };
type LinkEnd =
  | ({ readonly kind: 'linked' } & Linked)
  | { readonly kind: 'refused'; readonly message: string };

type Dependencies = {
  /** The application to link for; null while it is unknown. */
  readonly $applicationId: Store<string | null>;
  /** The form's page was entered. */
  readonly opened: Event<unknown>;
};

/** The bank account to pay from: linked at the provider, authorized here (A§5, B§5). */
export function createBankEntry({ $applicationId, opened }: Dependencies) {
  const linkAsked = createEvent();
  const acknowledged = createEvent<boolean>();
  /** The bank declined a payment, which has used the link. */
  const dropped = createEvent();
  /** The link can't be used, and nothing was sent with it. */
  const voided = createEvent();

  const vault = createVault<BankSecret>();
  const tokenFx = createCallFx(createLinkToken);
  const visitFx = createEffect(async (applicationId: string): Promise<LinkEnd> => {
    const { link_token } = await tokenFx({ params: { id: applicationId } });
    const visit = await linkBankFx({ linkToken: link_token });
    if (visit.kind === 'exited') return { kind: 'refused', message: content.bank.exited };
    const [accountId, ...others] = visit.accountIds;
    if (!accountId || others.length > 0)
      return { kind: 'refused', message: paymentMessages.accounts };
    return {
      kind: 'linked',
      institution: visit.institution ?? content.bank.unnamed,
      handle: vault.keep({ token: visit.publicToken, accountId }),
    };
  });
  const linkFx = attach({
    source: $applicationId,
    effect: (applicationId) => {
      if (!applicationId)
        throw new Error(
          'Bank linking was opened before the application was known. Open it after the application has loaded.',
        );
      return visitFx(applicationId);
    },
  });

  const $linked = createStore<Linked | null>(null, { serialize: 'ignore' })
    .on(linkFx.doneData, (linked, end) => (end.kind === 'linked' ? end : linked))
    .reset([dropped, voided]);
  /** A declined payment has used the connection. */
  const $mustReconnect = createStore(false)
    .on(dropped, () => true)
    .on(linkFx.doneData, (mustReconnect, end) => mustReconnect && end.kind !== 'linked');
  const $isAcknowledged = createStore(false).on(acknowledged, (_, isChecked) => isChecked);
  const $error = createStore<string | null>(null)
    .on(linkFx, () => null)
    .on(linkFx.doneData, (_, end) => (end.kind === 'refused' ? end.message : null))
    .on(linkFx.failData, (_, failure) =>
      failure instanceof NetworkError ? content.bank.offline : content.bank.failed,
    );
  sample({ clock: opened, fn: () => null, target: $error });

  sample({
    clock: linkAsked,
    source: linkFx.pending,
    filter: (isLinking) => !isLinking,
    target: linkFx,
  });

  return {
    linkAsked,
    acknowledged,
    dropped,
    voided,
    vault,
    $linked,
    $institution: $linked.map((linked) => linked?.institution ?? null),
    $isAcknowledged,
    $isLinking: linkFx.pending,
    $mustReconnect,
    $error,
    $isComplete: combine($linked, $isAcknowledged, (linked, isChecked) => !!linked && isChecked),
  };
}

export type BankEntry = ReturnType<typeof createBankEntry>;
