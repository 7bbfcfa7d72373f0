import type { CallRecord } from '../calls/journal.ts';
import { listPersonas, type PersonaListing } from '../list-personas.ts';
import type { Sandbox } from '../sandbox.ts';
import { loginSite } from '../sites/login/login-site.ts';
import type { VendorEvent } from '../stand-ins/state.ts';
import type { Fault } from '../world/faults.ts';
import { begin, countName, enterAs, type WorldSettings } from './begin.ts';
import { firstVisitor } from './first-visitor.ts';
import type { BrowserSandbox } from './open-sandbox.ts';
import { type Outcome, type TypedAnswers, typedAnswers } from './typed-answers.ts';

/** Controls the sandbox of this page, for the panel, the scenario driver and the console. */
export type SandboxControl = Pick<
  Sandbox,
  | 'addCalls'
  | 'addFault'
  | 'clearFaults'
  | 'setVendorFault'
  | 'setFlags'
  | 'advance'
  | 'pause'
  | 'resume'
  | 'closeRounds'
  | 'decideReviews'
> & {
  personas(): Promise<readonly PersonaListing[]>;
  state(): SandboxState;
  /** The person of this tab's session, or null; `isOver` when it has expired and the page doesn't know yet. */
  signedInAs(): Promise<{ readonly email: string; readonly isOver: boolean } | null>;
  /** Complete answers to a question set, as they are typed. */
  typedAnswers(setId: string, outcome: Outcome): TypedAnswers;
  /** What a new visitor types into the intake form, by field id. */
  firstVisitor(): Readonly<Record<string, string>>;
  /** How many e-mails are in the mailbox. */
  countMails(): Promise<number>;
  begin(settings: WorldSettings): Promise<{ start: string }>;
  enterAs(persona: string): Promise<{ start: string }>;
  /** Answers this page's requests again after `begin` or `enterAs`, for an app that starts again without a new page. */
  stayOnPage(): void;
  removeFault(index: number): Promise<void>;
  /** The calls of this document, oldest first. */
  calls(): readonly CallRecord[];
  /** The number of handlers invoked in this tab since the world began. */
  invoked(): number;
  events(): readonly VendorEvent[];
  signIn(
    email: string,
    returnTo?: string,
  ): Promise<{ ok: boolean; url?: string; message?: string }>;
  openVerificationEmail(email?: string): Promise<string>;
  /** Returns the address in the newest e-mail with documents to sign. */
  newestDocuments(email: string): Promise<string>;
  /** Ends the session without telling the page, like its expiry. */
  expireSession(): Promise<void>;
  /** Calls the listener after every call and every change. Returns a function that stops it. */
  listen(heard: () => void): () => void;
};

type SandboxState = {
  readonly now: number;
  readonly isPaused: boolean;
  /** Everyone who entered this world, the latest last. */
  readonly personas: readonly string[];
  readonly flags: Readonly<Record<string, boolean>>;
  readonly faults: readonly Fault[];
  readonly vendorFaults: Readonly<Record<string, string>>;
};

declare global {
  var fairleadSandbox: SandboxControl | undefined;
}

export function createControl(
  open: BrowserSandbox,
  addCalls: SandboxControl['addCalls'] = open.sandbox.addCalls,
): SandboxControl {
  const { sandbox, tab, requests } = open;
  const { world, log } = sandbox;
  const site = loginSite(world);
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const heard of listeners) heard();
  };
  log.listen(() => {
    sessionStorage.setItem(countName, String(invoked() + 1));
    tell();
  });
  addEventListener('storage', tell);
  const invoked = () => Number(sessionStorage.getItem(countName) ?? 0);
  const telling =
    <Args extends readonly unknown[], Result>(work: (...args: Args) => Promise<Result>) =>
    async (...args: Args) => {
      const result = await work(...args);
      tell();
      return result;
    };

  return {
    addCalls,
    addFault: telling(sandbox.addFault),
    clearFaults: telling(sandbox.clearFaults),
    setVendorFault: telling(sandbox.setVendorFault),
    setFlags: telling(sandbox.setFlags),
    advance: telling(sandbox.advance),
    pause: telling(sandbox.pause),
    resume: telling(sandbox.resume),
    closeRounds: telling(sandbox.closeRounds),
    decideReviews: telling(sandbox.decideReviews),
    removeFault: telling((index: number) => {
      const { faults } = world.settings.now();
      return world.settings.change({ faults: faults.filter((_, place) => place !== index) });
    }),
    personas: listPersonas,
    state() {
      const { faults, vendor_faults, personas, paused_at } = world.settings.now();
      return {
        now: world.now(),
        isPaused: paused_at !== null,
        personas,
        flags: world.flags(),
        faults,
        vendorFaults: vendor_faults,
      };
    },
    async signedInAs() {
      const id = tab.get();
      const session = id ? await world.store.get('session', id) : undefined;
      const person = session && (await world.store.get('person', session.contact_id));
      return person ? { email: person.email, isOver: session.expires_at <= world.now() } : null;
    },
    typedAnswers: (setId, outcome) => typedAnswers(world, setId, outcome),
    firstVisitor: () => firstVisitor(world),
    countMails: async () => (await site.mailbox()).length,
    begin: (settings) => begin(open, settings),
    enterAs: (persona) => enterAs(open, persona),
    stayOnPage: requests.goOn,
    calls: log.calls,
    invoked,
    events: () => sandbox.events,
    async signIn(email, returnTo) {
      const result = await site.signIn(email, returnTo);
      if (result.ok) tab.set(result.sessionId);
      return result;
    },
    async openVerificationEmail(email) {
      const linkId = (await site.mailbox(email)).find(({ link_id }) => link_id !== null)?.link_id;
      if (!linkId) throw new Error(`No e-mail was sent${email ? ` to ${email}` : ''} yet.`);
      return site.openVerificationLink(linkId);
    },
    async newestDocuments(email) {
      const opens = (await site.mailbox(email)).find((mail) =>
        mail.opens?.startsWith('/esign/'),
      )?.opens;
      if (!opens) throw new Error(`No documents were sent to ${email} yet.`);
      return opens;
    },
    async expireSession() {
      const id = tab.get();
      if (id) await world.store.delete('session', id);
    },
    listen(heard) {
      listeners.add(heard);
      return () => void listeners.delete(heard);
    },
  };
}
