import type { Call } from '@fairlead/contracts';
import type { BankVisit, CartaAnswer, DocumentsAnswer } from '@fairlead/mfe-kit/page';
import type { Services } from '@fairlead/store/services';
import type { fork } from 'effector';
import type { Fault, VendorFaults } from '../../language/plan.ts';

type Handlers = NonNullable<NonNullable<Parameters<typeof fork>[1]>['handlers']>;

/** An effect of any shape, as effector takes it in a list of handlers. */
type AnyEffect = Extract<Handlers, readonly unknown[]>[number][0];

/** A host effect of the store and its handler in this world, which is typed where it is made. */
export type HostHandler = readonly [effect: AnyEffect, run: (request: never) => unknown];

type WorldRequest = {
  readonly persona: string;
  /** Milliseconds since the epoch; the same at every run. */
  readonly now: number;
  /** The time zone of everybody's machine; undefined: that of this one. */
  readonly zone?: string | undefined;
  readonly seed: number;
  readonly flags: Readonly<Record<string, boolean>>;
};

/** The backend of one scenario, shared by its actors. */
export type World = {
  /** Connects an actor as a persona, with a session and handlers for the store. */
  connect(actor: string, persona: string): Connection | Promise<Connection>;
  fault(call: string, fault: Fault): void | Promise<void>;
  failVendors(faults: VendorFaults): void | Promise<void>;
  /** The number of handlers invoked so far. */
  handlers(): number;
  /** Resolves when no request is pending over a network, if this world is behind one. */
  settled?(): Promise<void>;
  close?(): Promise<void>;
};

export type Connection = {
  /** Returns a call to the back end. */
  answer(call: Call): unknown;
  /** The handlers of all other host effects. */
  readonly handlers: readonly HostHandler[];
  /** Returns the address that an external page redirects to, or null if it waits for a user. */
  leave(url: string): string | null | Promise<string | null>;
  readonly vendorForms: VendorForms;
  /** Vendors that run next to the product, if there are any. */
  readonly services?: Services;
  readonly site: Site;
  /** Connects another window of the same person, whose vendors' forms are its own. */
  inAnotherWindow(): Connection;
};

/**
 * The login site without its pages. `from` is the address with which the product sent someone there, if it did; each
 * answers the address at which the product is open again.
 */
export type Site = {
  signIn(email: string | undefined, from: string | null): Promise<string>;
  signUp(email: string | undefined, from: string | null): Promise<string>;
  openVerificationEmail(email: string | undefined): Promise<string>;
  /** Signs or declines the documents of the newest e-mail to an address. */
  answerDocuments(answer: DocumentsAnswer): Promise<void>;
  /** Returns the address to which Carta's page redirects its window after this answer. */
  cartaAddress(url: string, answer: CartaAnswer): string;
};

/** Input in the vendors' own windows. */
export type VendorForms = {
  /** Plans the next visit to the bank provider's window. */
  planBankVisit(visit: BankVisit): void;
};

export type CreateWorld = (request: WorldRequest) => World | Promise<World>;
