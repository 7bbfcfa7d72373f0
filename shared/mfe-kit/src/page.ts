import type { Outline } from '@fairlead/ui/semantics/outline';

/** Where on the page: inside the region, dialog, group, row or package of this name. */
type Where = { readonly in?: string };

/** Which of several controls with this name: 1 is the topmost. Only needed if no region tells them apart. */
export type Which = { readonly number?: number };

/** One action of a user on a page, in the words on the page. */
export type PageAction = Where &
  /** `twice`: a second press follows at once, before anything that the first one calls has responded. */
  (
    | ({ readonly press: string; readonly twice?: boolean } & Which)
    | ({ readonly fill: string; readonly with: string } & Which)
    /** An option of a list, of a radio group or of a group of choices; `number` counts those lists and groups. */
    | ({ readonly choose: string; readonly of: string } & Which)
    | ({ readonly check: string } & Which)
    | ({ readonly uncheck: string } & Which)
    /** Types into a field with suggestions and picks the first one that begins with the text. */
    | ({ readonly suggest: string; readonly with: string } & Which)
    /** Drags what a control or a heading holds, and drops it in the middle of something. Only a browser has a pointer. */
    | ({ readonly drag: string; readonly onto: string } & Which)
  );

/**
 * The login site, after the product has redirected there. Each step ends in the product, at the site's return address;
 * `signIn` and `signUp` open the site first if the product hasn't redirected.
 */
export type LoginSite = {
  /** Signs in; without an e-mail address, with the one that the product filled in. */
  signIn(email?: string): Promise<void>;
  /** Creates an account whose e-mail is not verified yet; without an e-mail, for the one the product filled in. */
  signUp(email?: string): Promise<void>;
  /** Opens the link of the newest verification e-mail, of this address or of the last account that was created. */
  openVerificationEmail(email?: string): Promise<void>;
};

/** A user's actions in the bank provider's window. */
export type BankVisit = {
  /** What is typed to find the institution; without it, it is pressed in the list. */
  readonly search?: string;
  readonly institution?: string;
  readonly username?: string;
  readonly password?: string;
  readonly accounts?: readonly string[];
  readonly leaveAt?: 'institutions' | 'credentials' | 'accounts';
};

/** An officer's decision about the documents of the newest e-mail: to sign with a name, or to decline with a reason. */
export type DocumentsAnswer = { readonly email: string } & (
  | { readonly name: string }
  | { readonly reason: string }
);

/** The user's answer on Carta's page. */
export type CartaAnswer = 'allowed' | 'denied' | 'failed';

/**
 * The open page, as a user operates it. Both drivers implement it, so that a task is written once. Every action waits
 * for its control, which must be visible and enabled, and for its effects.
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
  /** Today on the page, yyyy-mm-dd. */
  today(): Promise<string>;
  /** Presses a key on the focused element, e.g. `Escape`. */
  key(name: string): Promise<void>;
  readonly loginSite: LoginSite;
  /** Answers in the bank provider's window, which `open` makes the page open. */
  visitBank(visit: BankVisit, open: () => Promise<void>): Promise<void>;
  /** Signs or declines on the e-signature page as the officer of the e-mail, then returns to this page. */
  answerDocuments(answer: DocumentsAnswer): Promise<void>;
  /** Answers in Carta's window, which `open` makes the page open. */
  visitCarta(answer: CartaAnswer, open: () => Promise<void>): Promise<void>;
};
