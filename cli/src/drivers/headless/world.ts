import type { BankVisit, CartaAnswer } from '@fairlead/mfe-kit/page';
import type { Services } from '@fairlead/store/services';
import type { Effect } from 'effector';
import type { Fault, VendorFaults } from '../../language/plan.ts';

/** An effect of the store without logic of its own, and what stands behind it in this world. */
// biome-ignore lint/suspicious/noExplicitAny: the list holds doors of every shape, each typed where it is made.
export type Door = readonly [door: Effect<any, any, any>, answer: (asked: any) => unknown];

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
  readonly doors: readonly Door[];
  /** Where a page outside the product leads back to, at once; null when someone has to do something there. */
  leave(url: string): string | null | Promise<string | null>;
  readonly hands: VendorHands;
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
export type VendorHands = {
  /** Says what will be done in the bank provider's window when it opens next. */
  planBankVisit(visit: BankVisit): void;
};

export type CreateWorld = (request: WorldRequest) => World | Promise<World>;
