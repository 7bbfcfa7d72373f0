import { ApiError, type Call, NetworkError } from '@fairlead/contracts';
import {
  destinationName,
  type EventName,
  type LoggedDecision,
  type RouteName,
} from '@fairlead/domain';
import { createEvent, createStore, sample } from 'effector';
import { requestFx } from '../calls/request.ts';
import { reportErrorFx } from '../host/host-effects.ts';

/** One entry of the journal, in the terms of scenarios. */
export type JournalEntry =
  | {
      readonly kind: 'screen';
      readonly name: RouteName;
      readonly params: Readonly<Record<string, string>>;
    }
  | {
      readonly kind: 'decision';
      readonly router: string;
      readonly to: string;
      readonly because: string;
      readonly facts: Readonly<Record<string, unknown>>;
    }
  | {
      readonly kind: 'call';
      readonly name: string;
      readonly method: string;
      readonly path: string;
      readonly status: number | 'no answer';
      readonly query: unknown;
      readonly body: unknown;
      /** The server's error response, without secrets. */
      readonly answer?: unknown;
      /** Why there is no answer, in the platform's words, e.g. `TypeError: Failed to fetch, after its status 200`. */
      readonly problem?: string;
    }
  | {
      readonly kind: 'event';
      readonly name: EventName;
      readonly properties: Readonly<Record<string, unknown>>;
    }
  | { readonly kind: 'toast'; readonly text: string }
  | { readonly kind: 'left'; readonly url: string }
  /** An error that the product reports to its operators. */
  | {
      readonly kind: 'error';
      readonly message: string;
      readonly where: string;
      readonly stack: string;
    };

export const journaled = createEvent<JournalEntry>();

/** The journal of this scope, oldest first, limited in length, for transcripts and the sandbox panel. */
export const $journal = createStore<readonly JournalEntry[]>([], { serialize: 'ignore' });
$journal.on(journaled, (journal, entry) => [...journal.slice(-999), entry]);

export const decided = createEvent<LoggedDecision>();

/** Every routing decision with the facts it read, newest last. */
export const $decisions = createStore<readonly LoggedDecision[]>([], { serialize: 'ignore' });
$decisions.on(decided, (decisions, decision) => [...decisions.slice(-199), decision]);

sample({
  clock: decided,
  fn: ({ router, to, because, facts }) =>
    ({ kind: 'decision', router, to: destinationName(to), because, facts }) as const,
  target: journaled,
  batch: false,
});

sample({
  clock: requestFx.finally,
  fn: callEntry,
  target: journaled,
  batch: false,
});

type FinishedCall = { readonly params: Call } & (
  | { readonly status: 'done' }
  | { readonly status: 'fail'; readonly error: unknown }
);

function callEntry(finished: FinishedCall): JournalEntry {
  const { name, method, service, path, query, body } = finished.params;
  return {
    kind: 'call',
    name,
    method,
    path: `${service}${path}`,
    status: finished.status === 'done' ? 200 : statusOf(finished.error),
    query: withoutSecrets(query),
    body: withoutSecrets(body),
    ...(finished.status === 'fail'
      ? { ...answerOf(finished.error), ...problemOf(finished.error) }
      : {}),
  };
}

sample({
  clock: reportErrorFx,
  fn: ({ error, where }): JournalEntry => {
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    return { kind: 'error', message, where, stack };
  },
  target: journaled,
  batch: false,
});

function answerOf(failure: unknown): { answer?: unknown } {
  if (!(failure instanceof ApiError)) return {};
  const { message, errorCode, detail } = failure;
  const told = { message, error_code: errorCode ?? undefined, detail };
  return { answer: withoutSecrets(JSON.parse(JSON.stringify(told))) };
}

function problemOf(failure: unknown): { problem?: string } {
  if (!(failure instanceof NetworkError) || !(failure.cause instanceof Error)) return {};
  const came = failure.status === null ? '' : `, after its status ${failure.status}`;
  return { problem: `${failure.cause.name}: ${failure.cause.message}${came}` };
}

function statusOf(failure: unknown): number | 'no answer' {
  return failure instanceof ApiError ? failure.status : 'no answer';
}

const secretKeys: readonly string[] = [
  'payment_method_token',
  'payment_account_id',
  'token',
  'plaid_token',
  'code',
];

/** Returns a query or a body for logs: tokens and codes are replaced at any depth. */
export function withoutSecrets(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(withoutSecrets);
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(
    Object.entries(body).map(([key, value]: [string, unknown]) => [
      key,
      secretKeys.includes(key) && value ? '(hidden)' : withoutSecrets(value),
    ]),
  );
}
