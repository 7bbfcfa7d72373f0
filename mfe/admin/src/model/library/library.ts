import { byAvailableOrder, coverageLabel, productLabel } from '@fairlead/domain/packages';
import { $route, draftsFlushed, entered, left, navigate } from '@fairlead/store';
import { combine, createEvent, createStore, merge, type Store, sample } from 'effector';
import type { OptimisticModel } from '../optimistic.ts';
import type { SubmissionModel } from '../submission.ts';
import { filterAndSort, type LibraryFilter, type Sort, sorts } from './filter-and-sort.ts';
import { asksFor, readFilter, withFilter } from './filter-in-address.ts';
import { type LibraryCard, type LibraryStatus, libraryCards } from './library-card.ts';

/** How many cards are drawn at first, and how many more each time. */
const pageSize = 40;

type Dependencies = {
  readonly submission: SubmissionModel;
  readonly optimistic: OptimisticModel;
  readonly $interval: Store<'MONTHLY' | 'ANNUALLY'>;
};

/** An active filter, as a chip. */
type Chip = { readonly id: string; readonly text: string };

const noFilter: LibraryFilter = { search: '', statuses: [], coverages: [], sort: null };

/**
 * The Quote Library (B§2): quotes and requests of the submission, searched, filtered and sorted. The filter is in the address,
 * so that a reload keeps it; an address without one keeps it, too.
 */
export function createLibrary({
  submission,
  optimistic: { $submission },
  $interval,
}: Dependencies) {
  const closed = createEvent();
  const searched = createEvent<string>();
  const searchLeft = createEvent();
  const statusToggled = createEvent<LibraryStatus>();
  const coverageToggled = createEvent<string>();
  const sortChosen = createEvent<string>();
  const chipRemoved = createEvent<string>();
  const cleared = createEvent();
  const moreAsked = createEvent();

  const $isOpen = $route.map((route) => route?.name === 'admin-quote-library');
  sample({
    clock: closed,
    source: submission.$id,
    filter: Boolean,
    fn: (id) => ({
      route: 'admin-market-submissions' as const,
      params: { marketSubmissionId: id },
    }),
    target: navigate,
  });

  const changed = createEvent();
  /** Whether what is typed isn't in the address yet: the field was not left. */
  const $isTyping = createStore(false)
    .on(searched, () => true)
    .reset([changed, left('admin-quote-library')]);
  const addressed = sample({
    clock: entered('admin-quote-library'),
    source: $isTyping,
    fn: (isTyping, { fullQuery }) => ({ query: fullQuery, isTyping }),
  });
  const $filter = createStore<LibraryFilter>(noFilter)
    .on(searched, (filter, search) => ({ ...filter, search }))
    .on(statusToggled, (filter, status) => ({
      ...filter,
      statuses: toggled(filter.statuses, status),
    }))
    .on(coverageToggled, (filter, key) => ({
      ...filter,
      coverages: toggled(filter.coverages, key),
    }))
    .on(sortChosen, (filter, value) => {
      const chosen = sorts.find((sort) => sort.value === value);
      return { ...filter, sort: chosen?.value ?? null };
    })
    .on(chipRemoved, without)
    .on(cleared, ({ sort }) => ({ ...noFilter, sort }))
    .reset(submission.opened)
    // Somebody who goes on typing meanwhile keeps the text.
    .on(addressed, (filter, { query, isTyping }) => {
      const asked = readFilter(query);
      if (!asked || asksFor(query, filter)) return filter;
      return isTyping ? { ...asked, search: filter.search } : asked;
    });
  // A page that is closed or loaded again is left without its field.
  const typed = sample({ clock: [searchLeft, draftsFlushed], filter: $isTyping });
  sample({
    clock: merge([typed, statusToggled, coverageToggled, sortChosen, chipRemoved, cleared]),
    fn: () => {},
    target: changed,
  });
  // Replaced, because nobody goes back through the letters of a text.
  sample({
    clock: sample({
      clock: [addressed, changed],
      source: { filter: $filter, route: $route, id: submission.$id },
    }).filterMap(({ filter, route, id }) =>
      route?.name === 'admin-quote-library' && id !== null && !asksFor(route.fullQuery, filter)
        ? { id, query: withFilter(route.fullQuery, filter) }
        : undefined,
    ),
    fn: ({ id, query }) => ({
      route: 'admin-quote-library' as const,
      params: { marketSubmissionId: id },
      query,
      replace: true,
    }),
    target: navigate,
  });
  const $limit = createStore(pageSize)
    .on(moreAsked, (limit) => limit + pageSize)
    .reset([submission.opened, $filter]);

  // Cards are created again only when the library's content changes, so that an unchanged card isn't rendered again.
  const $quotes = $submission.map((shown) => shown?.quotes ?? []);
  const $requests = $submission.map((shown) => shown?.coverage_requests ?? []);
  const $cards = combine(
    $quotes,
    $requests,
    $interval,
    submission.$today,
    (quotes, coverage_requests, interval, today) =>
      libraryCards({ quotes, coverage_requests }, { interval, today }),
  );
  const $found = combine($cards, $filter, filterAndSort);
  const $groups = combine($found, $limit, (found, limit) => grouped(found, found.slice(0, limit)));
  const $more = combine($found, $limit, (found, limit) => Math.max(found.length - limit, 0));
  /** The coverages in the library, for the filter. */
  const $coverages = $cards.map((cards) =>
    [...new Set(cards.flatMap(({ amounts }) => [...amounts.keys()]))]
      .map((key) => ({ unique_name: key, label: coverageLabel(key) }))
      .sort(byAvailableOrder),
  );
  const $counts = combine($found, $cards, (found, cards) => ({
    found: found.length,
    all: cards.length,
  }));

  return {
    closed,
    searched,
    searchLeft,
    statusToggled,
    coverageToggled,
    sortChosen,
    chipRemoved,
    cleared,
    moreAsked,
    $isOpen,
    $filter,
    $cards,
    $groups,
    $more,
    $coverages,
    $counts,
    $chips: $filter.map(chipsOf),
  };
}

/** Cards by product, with the total number of the product's results. */
function grouped(found: readonly LibraryCard[], shown: readonly LibraryCard[]) {
  const products = [...new Set(shown.map(({ product }) => product))];
  return products.map((product) => ({
    product,
    label: productLabel(product),
    count: found.filter((card) => card.product === product).length,
    cards: shown.filter((card) => card.product === product),
  }));
}

function toggled<Item>(items: readonly Item[], item: Item): readonly Item[] {
  return items.includes(item) ? items.filter((one) => one !== item) : [...items, item];
}

function chipsOf({ statuses, coverages, sort }: LibraryFilter): readonly Chip[] {
  const sortText = sorts.find(({ value }) => value === sort)?.text;
  return [
    ...statuses.map((status) => ({ id: `status:${status}`, text: status })),
    ...coverages.map((key) => ({ id: `coverage:${key}`, text: coverageLabel(key) })),
    ...(sortText ? [{ id: 'sort', text: sortText }] : []),
  ];
}

function without(filter: LibraryFilter, chip: string): LibraryFilter {
  const sort: Sort | null = chip === 'sort' ? null : filter.sort;
  return {
    ...filter,
    sort,
    statuses: filter.statuses.filter((status) => chip !== `status:${status}`),
    coverages: filter.coverages.filter((key) => chip !== `coverage:${key}`),
  };
}
