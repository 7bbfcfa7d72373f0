import type { EventCallable, Scope, Store } from 'effector';
import { define, type Struct } from 'superstruct';
import type { Browser } from 'webdriverio';

/** The input of a task that takes none: `- submit intake` and nothing after it. */
export const none: Struct<undefined, null> = define(
  'no input',
  (value) => value === undefined || value === null,
);

/** One thing a person does on a page, named by what is read on it. A list of them is one in-page call. */
export type PageAction =
  | { readonly fill: string; readonly with: string }
  | { readonly choose: string; readonly in: string }
  | { readonly check: string }
  | { readonly uncheck: string }
  | { readonly press: string };

/**
 * The login site, for someone whom the product has sent there. Each step ends where the product is open again, at the
 * address the site sends back to; `signIn` and `signUp` go to the site first when nobody was sent there.
 */
export type LoginSite = {
  /** Signs in; without an e-mail, with the one that the product filled in. */
  signIn(email?: string): Promise<void>;
  /** Makes an account whose e-mail is not verified yet; without an e-mail, for the one the product filled in. */
  signUp(email?: string): Promise<void>;
  /** Opens the link of the newest verification e-mail, of this address or of the last account that was made. */
  openVerificationEmail(email?: string): Promise<void>;
};

/** What a vendor's card field tells of itself; never what is in it. */
export type CardChange = {
  readonly field: 'number' | 'expiry' | 'cvc';
  readonly complete: boolean;
  readonly empty: boolean;
  readonly code: string | null;
};

/** A visitor's hands in the vendors' own forms, where there is no page: the stand-ins of the sandbox. */
export type Visitor = {
  enterCard(typed: { number?: string; expiry?: string; cvc?: string }): readonly CardChange[];
  clearCard(): void;
  planBankVisit(visit: {
    institution?: string;
    username?: string;
    password?: string;
    accounts?: readonly string[];
    leaveAt?: 'institutions' | 'credentials' | 'accounts';
  }): void;
};

/** Who performs a task on the model: one user in one scope, in virtual time. */
export type ModelActor<Model> = {
  readonly scope: Scope;
  readonly model: Model;
  /** Fires the event and waits until no request is in flight. */
  send<Params>(event: EventCallable<Params>, params: Params): Promise<void>;
  get<State>(store: Store<State>): State;
  /** Lets virtual time pass until the predicate holds; `what` names it when it never does. */
  until(predicate: () => boolean, what: string): Promise<void>;
  readonly loginSite: LoginSite;
  readonly hands: Visitor;
};

/** A control of the page, and what is to stand in it: a text, an option by its text, a tick or none; null presses it. */
export type Entry = {
  readonly control: PageElement;
  readonly to: string | boolean | null;
};

/** Whatever stands for an element of the page: a handle of WebDriver's outside of it. */
export type PageElement = NonNullable<unknown>;

/** Hands without a pointer. */
export type Keyboard = {
  /**
   * Presses Tab until the control has the focus, arrows inside of a group, and then the keys that operate it. Throws
   * with what was passed when the control cannot be reached.
   */
  enter(entry: Entry): Promise<void>;
};

/** Who performs a task in the composed app, in a real browser. */
export type BrowserActor = {
  readonly browser: Browser;
  /** Of somebody who uses nothing else; null: there is a pointer, and entries may be made by script. */
  readonly keyboard: Keyboard | null;
  /** Performs the actions by accessible name, all of them in one in-page call. */
  act(actions: readonly PageAction[]): Promise<void>;
  /** Presses the control of this selector of WebdriverIO, once it is there; `what` names it when it never is. */
  press(selector: string, what: string): Promise<void>;
  /**
   * Waits until an element of this CSS selector is visible, also in open shadow roots; `what` names it when it never is.
   * The page's clock goes on meanwhile: a poll of five seconds takes none.
   */
  appears(selector: string, what: string): Promise<void>;
  /** Does something in the window that `open` makes the page open, and comes back to the page. */
  inNewWindow(open: () => Promise<void>, perform: () => Promise<void>): Promise<void>;
  /** Types with real key presses into the field of this label, in place of what stands there. */
  type(label: string, text: string): Promise<void>;
  /** Presses keys on whatever has focus, e.g. `keys('Tab', 'Enter')`. */
  keys(...keys: string[]): Promise<void>;
  /** Hands a file of this machine to the file input of this label. */
  upload(label: string, file: string): Promise<void>;
  /** Drags one element onto another, both by accessible name. */
  drag(what: string, onto: string): Promise<void>;
  readonly loginSite: LoginSite;
};

/** A scenario step as its team writes it: a name, an input, and how each driver performs it. */
export type TaskOf<Model, Input> = {
  readonly name: string;
  readonly input: Struct<Input, unknown>;
  model(actor: ModelActor<Model>, input: Input): Promise<void>;
  browser(actor: BrowserActor, input: Input): Promise<void>;
};

/** A scenario step as a runner sees it: validate with `input`, then hand the value to a driver. */
export type Task<Model = unknown> = TaskOf<Model, unknown>;

/** A package as the open screen shows it, for `see package`: its name and whatever else is said of it. */
export type ShownPackage = Readonly<Record<string, unknown>> & { readonly name: string };

/** What a micro-frontend offers to scenarios. Loads in Node: no React, no DOM. */
export type Area<Model = unknown> = {
  readonly name: string;
  createModel(): Model;
  readonly tasks: readonly Task<Model>[];
  /** The visible texts of the open screen: title, banners, field errors, buttons that matter. */
  texts(model: Model, scope: Scope): readonly string[];
  /** The packages on the open screen, where there are some. */
  packages?(model: Model, scope: Scope): readonly ShownPackage[];
};

/** Ties a task's drivers to its input. The actor's parameter names the model: `(actor: ModelActor<Intake>, input)`. */
export function defineTask<Model, Input>(task: {
  readonly name: string;
  readonly input: Struct<Input, unknown> | Struct<Input, null>;
  readonly model: (actor: ModelActor<Model>, input: Input) => Promise<void>;
  readonly browser: (actor: BrowserActor, input: Input) => Promise<void>;
}): Task<Model> {
  // The runner validates with `input` before it calls, so forgetting the type here loses nothing.
  return task as unknown as Task<Model>;
}

/** The list of steps an area offers, with the model they drive. */
export function defineArea<Model>(area: Area<Model>): Area<Model> {
  return area;
}
