import type { Call } from '@fairlead/contracts';
import {
  $decisions,
  $history,
  $route,
  $storage,
  $toasts,
  type History,
  leaveFx,
  loadFlagsFx,
  memoryHistory,
  memoryStorage,
  openChatFx,
  reportErrorFx,
  requestFx,
  type TextStorage,
} from '@fairlead/store';
import { allSettled, type EventCallable, fork, type Store } from 'effector';
import { createRecord, type PageRecord } from './page-record.ts';

/** Responses by call name: a value, or a function that returns the response or throws what the request fails with. */
export type Answers = Readonly<Record<string, unknown>>;

type ForkConfig = NonNullable<Parameters<typeof fork>[1]>;

export type ForkOptions = {
  readonly address?: string;
  /** The navigation state of the first address. */
  readonly state?: Parameters<typeof memoryHistory>[1];
  /** Replaces the history that starts at `address`. */
  readonly history?: History;
  readonly storage?: TextStorage;
  readonly answers: Answers;
  /** Returns the calls that `answers` doesn't name; by default they fail the test. */
  readonly answerOthers?: (call: Call) => unknown;
  /** Flags as the flag service returns them, or a function that does. */
  readonly flags?: unknown;
  /** Further initial values of stores. */
  readonly values?: Extract<ForkConfig['values'], unknown[]>;
  /** Further effect handlers; they replace the ones given here. */
  readonly handlers?: Extract<ForkConfig['handlers'], unknown[]>;
  /** Names of calls that are not recorded. */
  readonly unrecorded?: readonly string[];
  /** Where to record what leaves the page; a new record by default. */
  readonly record?: PageRecord;
};

/**
 * Creates a scope for a test of an area: requests are answered by call name, history and storage are in memory, and
 * what leaves the page is recorded. Nothing is started.
 */
export function forkArea({
  address = '/',
  state,
  history = memoryHistory(address, state),
  storage = memoryStorage(),
  answers,
  answerOthers = failOn,
  flags = {},
  values = [],
  handlers = [],
  unrecorded = [],
  record = createRecord(),
}: ForkOptions) {
  const { calls, lefts, chats, reports } = record;
  const request = async (call: Call) => {
    if (!unrecorded.includes(call.name)) calls.push(call);
    if (!Object.hasOwn(answers, call.name)) return answerOthers(call);
    const answer = answers[call.name];
    return typeof answer === 'function' ? answer(call) : answer;
  };
  const scope = fork({
    values: [[$history, history], [$storage, storage], ...values],
    handlers: new Map([
      [requestFx, request],
      [loadFlagsFx, () => (typeof flags === 'function' ? flags() : flags)],
      [leaveFx, ({ url }: { url: string }) => void lefts.push(url)],
      [openChatFx, ({ topic }: { topic: string }) => void chats.push(topic)],
      [reportErrorFx, (report: PageRecord['reports'][number]) => void reports.push(report)],
      ...handlers,
    ]),
  });
  const get = <State>(store: Store<State>): State => scope.getState(store);
  return {
    scope,
    history,
    storage,
    calls,
    lefts,
    chats,
    reports,
    get,
    /** The requests of this call. */
    callsOf: (name: string) => calls.filter((call) => call.name === name),
    /** Fires the event and waits until nothing is pending. */
    send: <Params>(
      event: EventCallable<Params>,
      ...[params]: [Params] extends [void] ? [undefined?] : [NoInfer<Params>]
    ): Promise<void> => allSettled(event as EventCallable<unknown>, { scope, params }),
    address: () => history.current().address,
    screen: () => get($route)?.name ?? null,
    decisions: () => get($decisions),
    toasts: () => get($toasts).map(({ text, audience }) => ({ text, audience })),
  };
}

function failOn({ name }: Call): never {
  throw new Error(`The test has no answer to '${name}'. Add one to its answers.`);
}
