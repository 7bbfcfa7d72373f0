import type { MarketSubmission } from '@fairlead/contracts/packages';
import { consolidatedRequests, quoteIdOf } from '@fairlead/domain/packages';
import { combine, createEvent, createStore, type Store } from 'effector';
import type { OptimisticModel } from './optimistic.ts';
import { type QuoteDetails, quoteDetails } from './quote-details.ts';
import { type RequestDetails, requestDetails } from './request-details.ts';
import type { SubmissionModel } from './submission.ts';

/** B§9: at most two are open; a third replaces the one that was opened first. */
const maxSlideOuts = 2;

export const slideOutTabs = [
  { id: 'details', text: 'Details' },
  { id: 'pricing', text: 'Pricing' },
  { id: 'notes', text: 'Notes to UW' },
] as const;
export type SlideOutTab = (typeof slideOutTabs)[number]['id'];

type Open = {
  readonly quoteId: string;
  readonly tab: SlideOutTab;
  /** The coverage whose details are shown; null for the first. */
  readonly coverage: string | null;
};

type Dependencies = {
  readonly submission: SubmissionModel;
  readonly optimistic: OptimisticModel;
  readonly $interval: Store<'MONTHLY' | 'ANNUALLY'>;
};

/** The quotes that are open beside the board, in the order in which they were opened. */
export function createSlideOuts({
  submission,
  optimistic: { $submission },
  $interval,
}: Dependencies) {
  const opened = createEvent<string>();
  const closed = createEvent<string>();
  const changed = createEvent<{ quoteId: string } & Partial<Open>>();

  const $open = createStore<readonly Open[]>([])
    .on(opened, (open, quoteId) =>
      open.some((one) => one.quoteId === quoteId)
        ? open
        : [...open, { quoteId, tab: 'details' as const, coverage: null }].slice(-maxSlideOuts),
    )
    .on(closed, (open, quoteId) => open.filter((one) => one.quoteId !== quoteId))
    .on(changed, (open, change) =>
      open.map((one) => (one.quoteId === change.quoteId ? { ...one, ...change } : one)),
    )
    .reset(submission.opened);

  const $slideOuts = combine($open, $submission, $interval, (open, shown, interval) =>
    open.flatMap(({ quoteId, tab, coverage }) => {
      const details = shown && detailsOf(shown, quoteId, { coverage, interval });
      return details ? [{ tab, ...details }] : [];
    }),
  );
  return { opened, closed, changed, $slideOuts };
}

/** A quote of a package or of the library, or the requests whose ids the card joins. */
function detailsOf(
  submission: MarketSubmission,
  id: string,
  part: Parameters<typeof quoteDetails>[1],
): QuoteDetails | RequestDetails | null {
  const quotes = [...submission.packages.flatMap((one) => one.quotes), ...submission.quotes];
  const quote = quotes.find((one) => quoteIdOf(one) === id);
  if (quote) return quoteDetails(quote, part);
  const ids = id.split('+');
  const held = [
    ...submission.packages.flatMap((one) => one.coverage_requests),
    ...submission.coverage_requests,
  ];
  const requests = ids.flatMap((wanted) => held.find((request) => request.id === wanted) ?? []);
  const [group] = consolidatedRequests(requests, quotes);
  return group ? { ...requestDetails(group), id } : null;
}
