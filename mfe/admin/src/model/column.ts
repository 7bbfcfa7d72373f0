import type { MarketSubmission, Package, Quote } from '@fairlead/contracts/packages';
import { href, type PackageStatus } from '@fairlead/domain';
import type { BillingInterval } from '@fairlead/domain/money';
import {
  allowedPositions,
  byProduct,
  consolidatedRequests,
  hasDuplicateProducts,
  isPackageEditable,
  nextPackageStatuses,
  packageChangeLabel,
  packageStatusLabel,
  productLabel,
  whyNotPackageStatus,
  whyNotRecommend,
  whyNotRemove,
} from '@fairlead/domain/packages';
import { content } from '../content.ts';
import { type QuoteCard, quoteCard, requestCard } from './quote-card.ts';
import { type ShownPrice, shownPrice } from './shown-price.ts';

type StatusChoice = {
  readonly to: PackageStatus;
  readonly label: string;
  /** Why it cannot be chosen now; null when it can. */
  readonly whyNot: string | null;
};

/** A package as a column of the board. */
export type Column = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly status: string;
  readonly statusLabel: string;
  /** The allowed new statuses; empty when none is allowed. */
  readonly choices: readonly StatusChoice[];
  readonly isRecommended: boolean;
  /** Why the Recommended switch is disabled; null when it isn't. */
  readonly whyNotRecommend: string | null;
  /** Why its quotes and requests cannot be removed; null when they can. */
  readonly whyNotRemove: string | null;
  /** Its position on the board and the positions it can move to, counted from 1. */
  readonly place: { readonly now: number; readonly first: number; readonly last: number };
  /** Why name and description cannot be edited; null when they can. */
  readonly whyNotEdit: string | null;
  readonly price: ShownPrice;
  readonly banner: 'BOUND' | 'BIND REQUESTED' | null;
  readonly warning: string | null;
  readonly groups: readonly {
    readonly product: string;
    readonly label: string;
    readonly cards: readonly QuoteCard[];
  }[];
  /** The package's page, in its admin variant. */
  readonly href: string;
};

type Circumstances = {
  readonly submission: MarketSubmission;
  readonly interval: BillingInterval;
  /** yyyy-MM-dd. */
  readonly today: string;
  /** Why nothing can be edited, in words; null when it can. */
  readonly locked: string | null;
  readonly hasSeveralCarriers: boolean;
  /** Counted from 1. */
  readonly position: number;
};

export function columnOf(
  shown: Package,
  { submission, interval, today, locked, hasSeveralCarriers, position }: Circumstances,
): Column {
  const context = { isQuoteBlocked: submission.status === 'QUOTE_BLOCKED' };
  return {
    id: shown.id,
    name: shown.name,
    description: shown.description ?? '',
    status: shown.status,
    statusLabel: packageStatusLabel(shown.status, context),
    choices: nextPackageStatuses(shown.status).map((to) => ({
      to,
      label: packageChangeLabel(shown.status, to, context),
      whyNot: whyNotPackageStatus(shown, to, submission),
    })),
    isRecommended: shown.recommended,
    whyNotRecommend: locked ?? (shown.recommended ? null : whyNotRecommend(shown)),
    whyNotEdit: locked ?? whyNotEdit(submission.status, shown.status),
    whyNotRemove: locked ?? whyNotRemove(shown.status, submission.status),
    place: {
      now: position,
      ...(allowedPositions(submission.packages, shown.id) ?? { first: position, last: position }),
    },
    price: shownPrice(shown.quotes, interval),
    banner: bannerOf(shown),
    warning: hasDuplicateProducts(shown)
      ? 'Packages can only include one quote per product. Remove the extras before publishing.'
      : null,
    groups: groupsOf(shown, submission.quotes, { interval, today, hasSeveralCarriers }),
    href: href({
      route: 'admin-package',
      params: { marketSubmissionId: submission.id, packageId: shown.id },
    }),
  };
}

function whyNotEdit(submissionStatus: string, packageStatus: string): string | null {
  if (isPackageEditable(submissionStatus, packageStatus)) return null;
  if (packageStatus === 'READY') return content.notEditable.live;
  return packageStatus === 'ARCHIVED' ? content.notEditable.archived : content.notEditable.other;
}

function bannerOf({ quotes }: Package): Column['banner'] {
  const areAll = (status: string) =>
    quotes.length > 0 && quotes.every((quote) => quote.status === status);
  if (areAll('BOUND')) return 'BOUND';
  return areAll('BIND_REQUESTED') ? 'BIND REQUESTED' : null;
}

function groupsOf(
  { quotes, coverage_requests }: Package,
  library: readonly Quote[],
  view: Pick<Circumstances, 'interval' | 'today' | 'hasSeveralCarriers'>,
) {
  const cards = [
    ...quotes.map((quote) => quoteCard(quote, view)),
    ...consolidatedRequests(coverage_requests, [...quotes, ...library]).map((group) =>
      requestCard(group),
    ),
  ];
  const held = [...quotes, ...coverage_requests].sort(byProduct);
  return [...new Set(held.map(({ product_name }) => product_name))].map((product) => ({
    product,
    label: productLabel(product),
    cards: cards.filter((card) => card.product === product),
  }));
}
