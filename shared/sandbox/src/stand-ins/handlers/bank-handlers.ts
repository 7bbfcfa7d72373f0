import type { BankEventName } from '@fairlead/domain';
import { institutions, type LinkAccount, type LinkMetadata, visitLink } from '../plaid/logic.ts';
import type { StandInState } from '../state.ts';
import { reach } from './reach.ts';

/** The visitor's actions in the bank-linking dialog. */
export type BankVisit = {
  readonly search?: string;
  readonly institution: string;
  readonly username: string;
  readonly password: string;
  readonly accounts: readonly string[];
  /** The view in which the visitor leaves, if they do. */
  readonly leaveAt?: 'institutions' | 'credentials' | 'accounts';
};

type BankEvent = {
  readonly name: BankEventName;
  readonly institution: string | null;
  readonly query: string | null;
  readonly code: string | null;
};
type BankAccount = Pick<LinkAccount, 'id' | 'name' | 'mask' | 'type' | 'subtype'>;
type BankLinkEnd =
  | { ok: true; publicToken: string; accounts: BankAccount[]; institution: string | null }
  | { ok: false; code: string; message: string };

const usualVisit: BankVisit = {
  institution: 'First Platypus Bank',
  username: 'user_good',
  password: 'pass_good',
  accounts: ['Plaid Checking'],
};

/** Creates the bank-linking dialog's handlers, without a page. */
export function bankHandlers(state: StandInState) {
  let planned = usualVisit;

  return {
    /** Plans the visitor's next actions in the dialog; missing ones have the usual values. */
    planBankVisit(visit: Partial<BankVisit>): void {
      planned = { ...usualVisit, ...visit };
    },

    async linkBank({ linkToken, onEvent }: LinkRequest) {
      await reach(state, 'plaid', 'The bank connection could not be loaded.');
      const events: BankEvent[] = [];
      let end: BankLinkEnd | undefined;
      const visit = visitLink(linkToken, state.now, {
        onEvent(name, metadata) {
          const event = readEvent(name, metadata);
          if (!event) return;
          events.push(event);
          onEvent?.(event);
        },
        onSuccess(publicToken, { accounts, institution }) {
          end = {
            ok: true,
            publicToken,
            accounts: accounts.map(({ id, name, mask, type, subtype }) => ({
              id,
              name,
              mask,
              type,
              subtype,
            })),
            institution: institution?.name ?? null,
          };
        },
        onExit(error) {
          end = error
            ? { ok: false, code: error.error_code, message: error.display_message }
            : left;
        },
      });
      walk(visit, planned);
      return { ...(end ?? left), events };
    },
  };
}

type LinkRequest = {
  readonly linkToken: string;
  readonly onEvent?: (event: BankEvent) => void;
};

function walk(visit: ReturnType<typeof visitLink>, plan: BankVisit) {
  visit.open();
  if (visit.view() === 'error' || plan.leaveAt === 'institutions') return visit.exit();
  const found = plan.search === undefined ? institutions : visit.search(plan.search);
  const chosen = found.find(({ name }) => name === plan.institution);
  if (!chosen) return visit.exit();
  visit.select(chosen.institution_id);
  if (plan.leaveAt === 'credentials') return visit.exit();
  visit.submit(plan.username, plan.password);
  if (visit.view() !== 'accounts' || plan.leaveAt === 'accounts') return visit.exit();
  visit.choose(plan.accounts);
}

const left: BankLinkEnd = {
  ok: false,
  code: 'exited',
  message: 'The bank connection was closed before an account was chosen.',
};

const tracked: Readonly<Record<string, BankEventName>> = {
  OPEN: 'open',
  EXIT: 'exit',
  HANDOFF: 'handoff',
  SEARCH_INSTITUTION: 'institution search',
  SELECT_INSTITUTION: 'institution select',
  ERROR: 'error',
};

function readEvent(provided: string, metadata: LinkMetadata): BankEvent | undefined {
  const name = tracked[provided];
  if (name === undefined) return undefined;
  return {
    name,
    institution: metadata.institution_name ?? null,
    query: metadata.institution_search_query ?? null,
    code: metadata.error_code ?? null,
  };
}
