import { flagNames, isFlagName } from '@fairlead/domain';
import { decideReviews } from './applications/decide-reviews.ts';
import { type CallLog, createCallLog } from './calls/journal.ts';
import type { Route } from './calls/route.ts';
import { closeRounds } from './checkout/close-rounds.ts';
import { memoryStore } from './database/local-store.ts';
import type { Store } from './database/store.ts';
import { answerRequest } from './routing/answer-request.ts';
import { ownRoutes, withCalls } from './routing/find-route.ts';
import { enter } from './seed/enter.ts';
import { sessionHeader } from './session-header.ts';
import { standInStateOf } from './stand-in-state.ts';
import type { StandInState, StandInVendor, VendorEvent } from './stand-ins/state.ts';
import { type Visitor, visitor } from './visitor.ts';
import { loadContent } from './world/content.ts';
import type { Fault } from './world/faults.ts';
import { openSettings } from './world/settings.ts';
import { type World, within, worldOf } from './world/world.ts';

export type SandboxOptions = {
  /** The personas at the start; they share one world. */
  readonly persona?: string | readonly string[] | undefined;
  /** When the world begins, ms or ISO (default: the host's clock). */
  readonly now?: number | string | undefined;
  readonly seed?: number | undefined;
  /** The IANA zone in which days are counted (default: this machine's, as in a browser). */
  readonly zone?: string | undefined;
  /** Overrides the personas' flags. */
  readonly flags?: Readonly<Record<string, boolean>> | undefined;
  readonly store?: Store | undefined;
  /** Returns a request's session (default: from the in-process visitors' header). */
  readonly sessionOf?: ((request: Request) => string | null) | undefined;
  /** Waits for a slow call (default: on this process's clock). */
  readonly wait?: ((ms: number, request: Request) => Promise<void>) | undefined;
};

/** A complete back end, for a scenario, a browser or a server. */
export type Sandbox = {
  readonly world: World;
  readonly log: CallLog;
  /** Handles an API request with the session that it carries. */
  fetch(request: Request): Promise<Response>;
  /** Creates a visitor with their own browser, signed in if the persona is. */
  visitor(persona?: string): Visitor;
  readonly standIns: StandInState;
  /** The data that vendors received. */
  readonly events: readonly VendorEvent[];
  /** Answers the calls of an area, besides those of the specification. */
  addCalls(calls: readonly Route[]): void;
  addFault(fault: Fault): Promise<void>;
  clearFaults(): Promise<void>;
  setVendorFault(vendor: StandInVendor | 'carrier', fault: 'down' | 'hangs' | null): Promise<void>;
  setFlags(flags: Readonly<Record<string, boolean>>): Promise<void>;
  /** Advances the sandbox's clock. Everything that is due then is done. */
  advance(ms: number): Promise<void>;
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** Closes the funding rounds of all companies that pay when they raise. */
  closeRounds(): Promise<void>;
  /** Decides every open review as the underwriter. Resolves to their number. */
  decideReviews(outcome: 'approve' | 'decline'): Promise<number>;
  /** The number of handlers invoked so far. */
  invoked(): number;
};

/** Creates a sandbox, or opens the one in the store. Throws for an unknown persona or flag. */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { seed = 1, flags = {}, store = memoryStore(), sessionOf = sessionHeader, wait } = options;
  refuseUnknownFlags(flags);
  const content = await loadContent();
  const settings = await openSettings(store, {
    seed,
    offset: offsetOf(options.now),
    paused_at: null,
    flags,
    faults: [],
    vendor_faults: {},
    personas: [],
  });
  const world = worldOf(store, content, settings, options.zone);
  const log = createCallLog();
  const events: VendorEvent[] = [];
  let routes = ownRoutes;
  const host = {
    world,
    log,
    get routes() {
      return routes;
    },
  };
  for (const id of [options.persona ?? []].flat()) await enter(world, id);

  return {
    world,
    log,
    fetch(request) {
      const own = wait ? { ...host, wait: (ms: number) => wait(ms, request) } : host;
      return answerRequest(request, own, sessionOf(request));
    },
    visitor: (persona) => visitor(host, persona),
    standIns: standInStateOf(world, (event) => void events.push(event)),
    events,
    addCalls(calls) {
      routes = withCalls(routes, calls);
    },
    addFault: (fault) => settings.change(({ faults }) => ({ faults: [...faults, fault] })),
    clearFaults: () => settings.change({ faults: [], vendor_faults: {} }),
    setVendorFault(vendor, fault) {
      const { [vendor]: _, ...others } = settings.now().vendor_faults;
      return settings.change({ vendor_faults: fault ? { ...others, [vendor]: fault } : others });
    },
    setFlags(changed) {
      refuseUnknownFlags(changed);
      return settings.change({ flags: { ...settings.now().flags, ...changed } });
    },
    advance(ms) {
      const { offset, paused_at } = settings.now();
      return settings.change(
        paused_at === null ? { offset: offset + ms } : { paused_at: paused_at + ms },
      );
    },
    pause: () => settings.change({ paused_at: world.now() }),
    resume: () => settings.change({ offset: world.now() - Date.now(), paused_at: null }),
    closeRounds: () => store.transaction((inside) => closeRounds(within(world, inside))),
    decideReviews: (outcome) =>
      store.transaction((inside) => decideReviews(within(world, inside), outcome)),
    invoked: log.count,
  };
}

function offsetOf(now: number | string | undefined): number {
  if (now === undefined) return 0;
  const moment = typeof now === 'number' ? now : Date.parse(now);
  if (!Number.isFinite(moment))
    throw new Error(
      `The sandbox was asked to begin at '${now}', which is no moment. Use ISO 8601.`,
    );
  return moment - Date.now();
}

function refuseUnknownFlags(flags: Readonly<Record<string, boolean>>): void {
  for (const name of Object.keys(flags))
    if (!isFlagName(name))
      throw new Error(
        `The sandbox was given the flag '${name}', which does not exist. There are ${flagNames.join(', ')}.`,
      );
}
