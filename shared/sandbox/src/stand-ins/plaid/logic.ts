import { invalidLinkToken, type LinkError, signInError } from './errors.ts';
import { accounts, type Institution, institutions, type SandboxAccount } from './institutions.ts';

export { accounts, institutions } from './institutions.ts';

export type LinkAccount = SandboxAccount & {
  readonly id: string;
  readonly verification_status: null;
  readonly class_type: null;
};

export type LinkMetadata = Readonly<Record<string, string | null>>;

/** The callbacks of a link visit, with the provider's names. */
export type LinkCallbacks = {
  onEvent(name: string, metadata: LinkMetadata): void;
  onSuccess(
    publicToken: string,
    metadata: { institution: Institution | null; accounts: LinkAccount[]; link_session_id: string },
  ): void;
  onExit(
    error: LinkError | null,
    metadata: {
      institution: Institution | null;
      status: string;
      link_session_id: string;
      request_id: string;
    },
  ): void;
};

export type LinkView = 'institutions' | 'credentials' | 'accounts' | 'error' | 'closed';

export type LinkVisit = ReturnType<typeof visitLink>;

/**
 * The logic of one visit to the bank-linking dialog: searching, choosing and entering, and the resulting
 * events, public token or error, in the provider's order.
 */
export function visitLink(linkToken: string, now: () => Date, tell: LinkCallbacks) {
  const session = crypto.randomUUID();
  let view: LinkView = 'institutions';
  let institution: Institution | null = null;
  let error: LinkError | null = null;

  const emit = (name: string, more: LinkMetadata = {}) =>
    tell.onEvent(name, {
      ...noMetadata,
      institution_id: institution?.institution_id ?? null,
      institution_name: institution?.name ?? null,
      ...more,
      timestamp: now().toISOString(),
      link_session_id: session,
      request_id: crypto.randomUUID().slice(0, 15),
    });
  const show = (next: LinkView, viewName: string) => {
    view = next;
    emit('TRANSITION_VIEW', { view_name: viewName });
  };
  const fail = (reason: LinkError) => {
    error = reason;
    const { display_message: _, ...rest } = reason;
    emit('ERROR', rest);
  };

  return {
    view: () => view,
    institution: () => institution,
    error: () => error,

    open() {
      emit('OPEN');
      if (linkToken.startsWith('link-')) return show('institutions', 'SELECT_INSTITUTION');
      fail(invalidLinkToken);
      show('error', 'ERROR');
    },

    search(query: string): readonly Institution[] {
      if (query.trim() !== '')
        emit('SEARCH_INSTITUTION', { institution_search_query: query.trim() });
      return findInstitutions(query);
    },

    select(institutionId: string) {
      institution = institutions.find(({ institution_id: id }) => id === institutionId) ?? null;
      if (!institution) throw new Error(`No institution has the id ${institutionId}.`);
      emit('SELECT_INSTITUTION');
      show('credentials', 'CREDENTIAL');
    },

    submit(username: string, password: string) {
      emit('SUBMIT_CREDENTIALS');
      const reason = signInError(username, password);
      if (reason) return fail(reason);
      error = null;
      show('accounts', 'SELECT_ACCOUNT');
    },

    choose(names: readonly string[]) {
      const chosen = accounts.filter(({ name }) => names.includes(name));
      if (chosen.length === 0) throw new Error('Choose at least one account.');
      view = 'closed';
      emit('HANDOFF');
      tell.onSuccess(`public-sandbox-${crypto.randomUUID()}`, {
        institution,
        accounts: chosen.map((account) => ({
          ...account,
          id: `account-${institution?.institution_id.slice(-3) ?? '000'}-${account.subtype}-${session.slice(0, 8)}`,
          verification_status: null,
          class_type: null,
        })),
        link_session_id: session,
      });
    },

    exit() {
      if (view === 'closed') return;
      const status = exitStatus[view];
      view = 'closed';
      emit('EXIT', { exit_status: status, error_code: error?.error_code ?? null });
      const request_id = crypto.randomUUID().slice(0, 15);
      tell.onExit(error, { institution, status, link_session_id: session, request_id });
    },
  };
}

/** Returns the institutions whose name contains the text. */
export function findInstitutions(query: string): readonly Institution[] {
  const wanted = query.trim().toLowerCase();
  return institutions.filter(({ name }) => name.toLowerCase().includes(wanted));
}

/** Whether a text is a public token of a link visit. */
export const isPublicToken = (token: string): boolean =>
  /^public-sandbox-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(token);

/**
 * Returns the account of an id from a link visit, with its institution; null if the token or id isn't from one. Like a card's
 * token, the id encodes its account, so it works after a reload and on a server.
 */
export function accountAt(token: string, accountId: string) {
  const [, place, subtype] = /^account-(\d{3})-([a-z]+)-[0-9a-f]{8}$/.exec(accountId) ?? [];
  const institution = institutions.find(({ institution_id: id }) => id.endsWith(place ?? '?'));
  const account = accounts.find((known) => known.subtype === subtype);
  if (!isPublicToken(token) || !institution || !account) return null;
  return { institution: institution.name, subtype: account.subtype, mask: account.mask };
}

const exitStatus = {
  institutions: 'institution_not_found',
  credentials: 'requires_credentials',
  accounts: 'requires_account_selection',
  error: 'requires_credentials',
} as const;

const noMetadata: LinkMetadata = {
  account_number_mask: null,
  error_type: null,
  error_code: null,
  error_message: null,
  exit_status: null,
  institution_search_query: null,
  is_update_mode: null,
  match_reason: null,
  mfa_type: null,
  routing_number: null,
  view_name: null,
  selection: null,
};
