import { ApiError, isStatus } from '@fairlead/contracts';
import {
  listMarketSubmissions,
  type SubmissionColumn,
  submissionsAtFirst,
} from '@fairlead/contracts/packages';
import type { To } from '@fairlead/domain';
import {
  $route,
  cacheCleared,
  createCallFx,
  createLatest,
  createTimer,
  entered,
  isPassing,
  left,
  navigate,
  reportErrorFx,
} from '@fairlead/store';
import { combine, createEffect, createEvent, createStore, merge, sample, split } from 'effector';
import type { Infer } from 'superstruct';
import { type Asked, askedParameters, asksFor, readAsked, withAsked } from './asked-in-address.ts';
import { lastUpdatedFirst, nextSort, type Sort } from './sort.ts';
import { type StatusFilter, statusFilters } from './status-filters.ts';
import { type SummaryRow, summaryRow } from './summary-row.ts';

/** A search is sent when typing has paused this long, in ms. */
const typingPause = 200;

/** A response of the list, with the requested text and order and the time it arrived. */
type Answer = Infer<typeof listMarketSubmissions.answer> & {
  readonly search: string;
  readonly sort: Sort;
  readonly now: number;
};

type Question = Asked & { readonly limit: number };

/**
 * The list in which an admin finds a submission (an extension of B§2). Only the response to the last request counts. What is
 * asked is in the address, so that a reload and Back ask for it again; an address that asks for nothing keeps it.
 */
export function createSubmissionList() {
  const opened = entered('admin-submissions');
  const searched = createEvent<string>();
  /** The search field was left: what was typed is asked at once, because the next press may leave the list. */
  const searchLeft = createEvent();
  const statusChosen = createEvent<string | null>();
  /** A column's header was pressed. */
  const sorted = createEvent<SubmissionColumn>();
  const moreAsked = createEvent();
  const searchCleared = createEvent();
  const retried = createEvent();
  /** A page with a link to the list was opened: asks once whether this server has the list. */
  const linkOffered = createEvent();
  /** Asks again on a page that has no link to the list. */
  const linkAsked = createEvent();

  /** A submission of the list is opened by its id: its board, or the board with the quote library. */
  const boardOpened = createEvent<string>();
  const libraryOpened = createEvent<string>();

  const callFx = createCallFx(listMarketSubmissions);
  const loadFx = createEffect(async ({ limit, ...asked }: Question): Promise<Answer> => {
    const query = { limit: String(limit), ...askedParameters(asked) };
    const { search, sort } = asked;
    return { ...(await callFx({ query })), search: search.trim(), sort, now: Date.now() };
  });
  const probeFx = createEffect(() => callFx({ query: { limit: '1' } }));
  const pause = createTimer();

  /** What the address asks for. Somebody who goes on typing meanwhile keeps the text. */
  const addressed = sample({
    clock: opened,
    source: pause.$isRunning,
    fn: (isTyping, { query }) => ({ asked: readAsked(query), isTyping }),
  });

  const $search = createStore('')
    .on(searched, (_, search) => search)
    .on(addressed, (typed, { asked, isTyping }) =>
      !asked || isTyping || asked.search === typed.trim() ? typed : asked.search,
    )
    .reset([searchCleared, cacheCleared]);
  const $status = createStore<string | null>(null)
    .on(statusChosen, (_, status) => status)
    .on(addressed, (was, { asked }) => (asked ? asked.status : was))
    .reset(cacheCleared);
  const $sort = createStore(lastUpdatedFirst)
    .on(sorted, nextSort)
    .on(addressed, (was, { asked }) => asked?.sort ?? was)
    .reset(cacheCleared);
  const $limit = createStore(submissionsAtFirst)
    .on(moreAsked, (limit) => limit + submissionsAtFirst)
    .reset([searched, searchCleared, statusChosen, sorted, cacheCleared]);

  const $asked = combine({ search: $search, status: $status, sort: $sort });

  sample({ clock: searched, fn: () => typingPause, target: pause.started });
  const typed = sample({ clock: searchLeft, filter: pause.$isRunning });
  const asked = merge([typed, statusChosen, sorted, moreAsked, searchCleared, retried]);
  sample({ clock: [asked, left('admin-submissions')], target: pause.stopped });
  const toAsk = sample({
    clock: [addressed, asked, pause.rang],
    source: {
      question: combine($asked, $limit, (question, limit) => ({ ...question, limit })),
      route: $route,
    },
  }).filterMap(({ question, route }) =>
    route?.name === 'admin-submissions' ? { question, query: route.fullQuery } : undefined,
  );
  const { loaded, __: moved } = split(toAsk, {
    loaded: ({ question, query }) => asksFor(query, question),
  });
  sample({ clock: loaded, fn: ({ question }) => question, target: loadFx });
  // The address then asks for it. Replaced, because nobody goes back through the letters of a text.
  sample({
    clock: moved,
    fn: ({ question, query }) => ({
      route: 'admin-submissions' as const,
      query: withAsked(query, question),
      replace: true,
    }),
    target: navigate,
  });
  const { done: arrived, failed } = createLatest(loadFx);

  const $answer = createStore<Answer | null>(null, { serialize: 'ignore' })
    .on(arrived, (_, answer) => answer)
    .reset(cacheCleared);
  const $failure = createStore<Error | null>(null, { serialize: 'ignore' })
    .on(failed, (_, error) => error)
    .reset([loadFx, cacheCleared]);
  /** Whether this server has the list; null until it is known. */
  const $isOffered = createStore<boolean | null>(null)
    .on([arrived, probeFx.done], () => true)
    .on(merge([failed, probeFx.failData]), (was, error) => (isStatus(error, 404) ? false : was))
    .reset(cacheCleared);
  const $isRefused = createStore(false)
    // What the contract refuses comes from a server that has the list, so it may be asked again.
    .on(probeFx.failData, (_, error) => error instanceof ApiError && !isPassing(error))
    .reset([probeFx.done, cacheCleared]);
  sample({
    clock: linkOffered,
    source: $isOffered,
    filter: (isOffered) => isOffered === null,
    target: probeFx,
  });
  sample({ clock: linkAsked, target: probeFx });
  sample({
    clock: failed,
    filter: (error) => !isStatus(error, 404),
    fn: (error) => ({ error, where: 'admin: list submissions' }),
    target: reportErrorFx,
  });

  sample({
    clock: boardOpened,
    fn: (marketSubmissionId) => ({
      route: 'admin-market-submissions' as const,
      params: { marketSubmissionId },
    }),
    target: navigate,
  });
  sample({
    clock: libraryOpened,
    fn: (marketSubmissionId) => ({
      route: 'admin-quote-library' as const,
      params: { marketSubmissionId },
    }),
    target: navigate,
  });

  const $view = combine($isOffered, $answer, $failure, (isOffered, answer, failure) => {
    if (isOffered === false) return 'absent';
    if (answer) return 'list';
    return failure ? 'failed' : 'loading';
  });
  const $rows = $answer.map((answer): readonly SummaryRow[] =>
    answer ? answer.submissions.map((summary) => summaryRow(summary, answer.now)) : [],
  );
  const $filters = combine($answer, $status, (answer, status): readonly StatusFilter[] =>
    statusFilters(answer?.counts ?? [], status),
  );
  const $total = $answer.map((answer) => answer?.total ?? 0);

  return {
    searched,
    searchLeft,
    statusChosen,
    sorted,
    moreAsked,
    searchCleared,
    retried,
    linkOffered,
    linkAsked,
    boardOpened,
    libraryOpened,
    $search,
    /** The search text of the displayed rows. */
    $shownSearch: $answer.map((answer) => answer?.search ?? ''),
    /** The order of the displayed rows. */
    $shownSort: $answer.map((answer) => answer?.sort ?? lastUpdatedFirst),
    $status,
    $isOpen: $route.map((route) => route?.name === 'admin-submissions'),
    /** The list as it is asked for now. */
    $to: $asked.map((asked): To => ({ route: 'admin-submissions', query: askedParameters(asked) })),
    $isOffered,
    /** Unless there is no list for this admin. Before that is known, too: nothing below the link moves when the answer comes. */
    $isLinked: combine($isOffered, $isRefused, (isOffered, isRefused) => isOffered ?? !isRefused),
    $view,
    $failure,
    $rows,
    $filters,
    $total,
    /** A newer search is pending: the displayed rows belong to an earlier one. */
    $isSearching: combine(
      loadFx.pending,
      pause.$isRunning,
      (isLoading, isTyping) => isLoading || isTyping,
    ),
  };
}
