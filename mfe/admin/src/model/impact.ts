import type { MarketSubmission, Package } from '@fairlead/contracts/packages';
import {
  boardOrder,
  comparedPrice,
  dayOf,
  formatDay,
  hiddenPackages,
  isDisplayed,
  type PackageChange,
  packageChanges,
  priceText,
} from '@fairlead/domain/packages';
import { content, type Move } from '../content.ts';

type View = { readonly title: string; readonly detail: string };

/** The effect of a status change on the client, shown before it is made. */
export type Impact = {
  readonly now: View;
  readonly later: View;
  readonly changes: readonly PackageChange[];
  /** The text for each package that disappears. */
  readonly note: string | null;
  /** The package that the client has chosen and may be paying; null if there is none, or if it is unknown. */
  readonly buying: string | null;
  /** The packages to compare with, if they aren't what the client sees now. */
  readonly compared: string | null;
  readonly foot: string;
};

const texts = content.impact;

/** What the client sees now and will see, package by package (AMB-58). */
export function impactOf(submission: MarketSubmission, move: Move): Impact {
  const displayed = boardOrder(submission.packages.filter(isDisplayed));
  const view = viewOf(displayed);
  if (move === 'QUOTE_BLOCKED')
    return {
      now: view,
      later: { title: texts.waiting, detail: texts.waitingDetail },
      changes: hiddenPackages(displayed),
      note: texts.hidden,
      buying: buyingOf(submission),
      compared: null,
      foot: texts.blocked,
    };
  const lastSeen = submission.client_view?.last_seen ?? null;
  const day = lastSeen && formatDay(dayOf(new Date(lastSeen.until)));
  return {
    now: {
      title: texts.waiting,
      detail: lastSeen && day ? texts.lastSaw(lastSeen.packages.length, day) : '',
    },
    later: view,
    changes: packageChanges(lastSeen?.packages ?? [], displayed),
    note: null,
    buying: null,
    compared: day && texts.compared(day),
    foot: texts.released,
  };
}

function viewOf(packages: readonly Package[]): View {
  if (packages.length === 0) return { title: texts.nothing, detail: '' };
  const recommended = packages.find((one) => one.recommended)?.name ?? null;
  return { title: texts.packages(packages.length, recommended), detail: pricesOf(packages) };
}

/** The lowest and the highest price: per month, or per year if no package has a monthly one. */
function pricesOf(packages: readonly Package[]): string {
  const prices = packages.flatMap(({ quotes }) => comparedPrice(quotes) ?? []);
  const monthly = prices.filter(({ interval }) => interval === 'MONTHLY');
  const compared = (monthly.length > 0 ? monthly : prices).sort((a, b) => a.amount - b.amount);
  const [low, high] = [compared[0], compared.at(-1)];
  return low && high ? texts.prices(priceText(low), priceText(high)) : '';
}

function buyingOf({ client_view, packages }: MarketSubmission): string | null {
  const buying = client_view?.buying;
  const chosen = packages.find(({ id }) => id === buying?.package_id);
  if (!buying || !chosen) return null;
  return texts.buying(chosen.name, timeOf(buying.since));
}

/** "10:42 AM". */
const timeOf = (moment: string): string =>
  new Date(moment).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
