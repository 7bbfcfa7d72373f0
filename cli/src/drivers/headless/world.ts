import type { BankVisit, CartaAnswer } from '@fairlead/mfe-kit/page';
import type { Services } from '@fairlead/store/services';
import type { Effect } from 'effector';
import type { Fault, VendorFaults } from '../../language/plan.ts';

/** A host effect of the store and its handler in this world. */
// biome-ignore lint/suspicious/noExplicitAny: the list holds handlers of every shape, each typed where it is made.
export type HostHandler = readonly [effect: Effect<any, any, any>, run: (call: any) => unknown];

export type WorldRequest = {
  readonly persona: string;
  /** Milliseconds since the epoch; the same at every run. */
  readonly now: number;
  readonly seed: number;
  readonly flags: Readonly<Record<string, boolean>>;
};

/** The backend of one scenario, shared by its actors. */
export type World = {
  /** Lets an actor in as a persona: its session, and everything its store can reach. */
  connect(actor: string, persona: string): Connection | Promise<Connection>;
  fault(call: string, fault: Fault): void | Promise<void>;
  failVendors(faults: VendorFaults): void | Promise<void>;
  /** Handlers invoked so far. */
  handlers(): number;
};

export type Connection = {
  readonly handlers: readonly HostHandler[];
  /** Where a page outside the product leads back to, at once; null when someone has to do something there. */
  leave(url: string): string | null | Promise<string | null>;
  readonly vendorForms: VendorForms;
  /** What runs beside the product; a world may have none. */
  readonly services?: Services;
  readonly site: Site;
};

/**
 * The login site without its pages. `from` is the address with which the product sent someone there, if it did; each
 * answers the address at which the product is open again.
 */
export type Site = {
  signIn(email: string | undefined, from: string | null): Promise<string>;
  signUp(email: string | undefined, from: string | null): Promise<string>;
  openVerificationEmail(email: string | undefined): Promise<string>;
  /** Where Carta's page sends the window that was opened at `url`, after this answer. */
  cartaAddress(url: string, answer: CartaAnswer): string;
};

/** What a person does in the vendors' own windows. */
export type VendorForms = {
  /** Says what will be done in the bank provider's window when it opens next. */
  planBankVisit(visit: BankVisit): void;
};

export type CreateWorld = (request: WorldRequest) => World | Promise<World>;
