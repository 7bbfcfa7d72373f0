import type { Outline } from '@fairlead/ui/semantics/outline';

/** Where on the page: inside the region, dialog, group, row or package of this name. */
export type Where = { readonly in?: string };

/** One action of a user on a page, in the words on the page. */
export type PageAction = Where &
  (
    | { readonly press: string }
    | { readonly fill: string; readonly with: string }
    /** An option of a list, of a radio group or of a group of choices. */
    | { readonly choose: string; readonly of: string }
    | { readonly check: string }
    | { readonly uncheck: string }
    /** Types into a field with suggestions and takes the first one that begins with the text. */
    | { readonly suggest: string; readonly with: string }
  );

/**
 * The login site, for someone whom the product has sent there. Each step ends where the product is open again, at the
 * address the site sends back to; `signIn` and `signUp` go to the site first when nobody was sent there.
 */
export type LoginSite = {
  /** Signs in; without an e-mail, with the one that the product filled in. */
  signIn(email?: string): Promise<void>;
  /** Creates an account whose e-mail is not verified yet; without an e-mail, for the one the product filled in. */
  signUp(email?: string): Promise<void>;
  /** Opens the link of the newest verification e-mail, of this address or of the last account that was created. */
  openVerificationEmail(email?: string): Promise<void>;
};

/** What a person does in the bank provider's own window. */
export type BankVisit = {
  readonly institution?: string;
  readonly username?: string;
  readonly password?: string;
  readonly accounts?: readonly string[];
  readonly leaveAt?: 'institutions' | 'credentials' | 'accounts';
};

/** How an officer answers the documents of the newest e-mail: signs them with a name, or declines for a reason. */
export type DocumentsAnswer = { readonly email: string } & (
  | { readonly name: string }
  | { readonly reason: string }
);

/** What Carta's own page is answered with. */
export type CartaAnswer = 'allowed' | 'denied' | 'failed';

/**
 * The open page, as a person uses it. Both drivers implement it; a task is written once, in its terms. Every action
 * waits for its control, which must be visible and enabled, and for what follows from it.
 */
export type Page = {
  /** Performs the actions one after the other. If the page has no such control, fails and lists what it offers. */
  act(...actions: readonly PageAction[]): Promise<void>;
  /** Returns the page's outline once it is idle. */
  read(): Promise<Outline>;
  /** Waits until `find` returns something; `what` describes it in the error if it never does. */
  until<Found>(
    find: (outline: Outline) => Found | null | undefined | false,
    what: string,
  ): Promise<Found>;
  /** Follows a link of this page to an address of the product. */
  follow(address: string): Promise<void>;
  /** The day it is on the page, yyyy-mm-dd. */
  today(): Promise<string>;
  /** Presses a key on the focused element, e.g. `Escape`. */
  key(name: string): Promise<void>;
  readonly loginSite: LoginSite;
  /** Answers in the bank provider's window, which `open` makes the page open. */
  visitBank(visit: BankVisit, open: () => Promise<void>): Promise<void>;
  /** Answers on the page of the e-signature provider, as the officer whose e-mail it is; then this page is open again. */
  answerDocuments(answer: DocumentsAnswer): Promise<void>;
  /** Answers in Carta's window, which `open` makes the page open. */
  visitCarta(answer: CartaAnswer, open: () => Promise<void>): Promise<void>;
};
