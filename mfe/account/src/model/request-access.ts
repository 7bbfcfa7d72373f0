import { requestClientAccess } from '@fairlead/contracts/application';
import {
  $clientId,
  $team,
  createCallFx,
  createLatest,
  entered,
  navigate,
  reportErrors,
} from '@fairlead/store';
import { createEvent, createStore, sample } from 'effector';

type Requester = {
  readonly clientId: string | null;
  readonly company: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
};

const unknown: Requester = { clientId: null, company: '', firstName: '', lastName: '', email: '' };

/** /request-access: asks the administrator of a company's account to grant the user access (A§2, A§8). */
export function createRequestAccess() {
  const requested = createEvent();
  const backChosen = createEvent();
  const arrived = entered('request-access');

  const $requester = createStore(unknown).on(arrived, (_, { state }) => readRequester(state));
  const requestFx = createCallFx(requestClientAccess);

  // The page may have been opened for another company in the meantime.
  const companyChanged = $requester.map(({ clientId }) => clientId ?? '').updates;
  const { ended } = createLatest(requestFx, companyChanged);
  const $isSending = createStore(false)
    .on(requestFx, () => true)
    .reset([ended, companyChanged]);
  const asked = sample({
    clock: requested,
    source: { requester: $requester, clientId: $clientId, isSending: $isSending },
    filter: ({ isSending }) => !isSending,
    fn: ({ requester, clientId }) => ({
      client_id: requester.clientId ?? clientId,
      first_name: requester.firstName,
      last_name: requester.lastName,
      email: requester.email,
    }),
  });
  const sendable = asked.filterMap(({ client_id, ...rest }) =>
    client_id ? { body: { client_id, ...rest } } : undefined,
  );
  sample({ clock: sendable, target: requestFx });

  const $result = createStore<'none' | 'sent' | 'failed'>('none')
    // Without a client id (the page was opened by its address), only the team can help.
    .on(asked, (_, { client_id }) => (client_id ? 'none' : 'failed'))
    .on(ended, (_, { status }) => (status === 'done' ? 'sent' : 'failed'))
    .reset(arrived);
  reportErrors(requestFx.failData, 'request access');

  sample({ clock: backChosen, fn: () => ({ route: 'intake' as const }), target: navigate });

  return {
    requested,
    backChosen,
    $company: $requester.map(({ company }) => company),
    /** The e-mail address to write to if the request fails. */
    $team,
    $result,
    $isSending,
  };
}

function readRequester(state: Readonly<Record<string, unknown>>): Requester {
  const text = (name: string) => (typeof state[name] === 'string' ? state[name] : '');
  return {
    clientId: text('clientId') || null,
    company: text('company'),
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
  };
}
