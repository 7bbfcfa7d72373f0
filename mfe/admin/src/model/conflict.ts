import { ApiError } from '@fairlead/contracts';
import type { MarketSubmission, Package } from '@fairlead/contracts/packages';
import { boardOrder, packageStatusLabel } from '@fairlead/domain/packages';
import { lostConnectionText } from '@fairlead/store';
import { createEvent, createStore, sample } from 'effector';
import { content } from '../content.ts';
import { shortProduct } from './held-item.ts';
import type { NoticeModel } from './notice.ts';
import type { SubmissionModel } from './submission.ts';

/** Whether a change was refused because someone else had changed the package, or the order, meanwhile. */
export const isConflict = (failure: Error): boolean =>
  failure instanceof ApiError &&
  (failure.errorCode === 'package_changed' || isOrderConflict(failure));

export const isOrderConflict = (failure: Error): boolean =>
  failure instanceof ApiError && failure.errorCode === 'order_changed';

/** The statuses of a change that the package, as it is now, doesn't allow. Others say nothing about the package. */
const refusals: readonly number[] = [400, 404, 409, 422];

/** Whether the server refused a change because of the package's current state. */
export const isRefusal = (failure: Error): boolean =>
  failure instanceof ApiError && refusals.includes(failure.status);

/** Returns why a change wasn't made, as a sentence: the server refused it, or didn't respond. Null for another reason. */
export const reasonOf = (failure: Error): string | null =>
  isRefusal(failure)
    ? (givenReason(failure) ?? content.notices.noReason)
    : lostConnectionText(failure);

/** Returns the reason that a server gave for a refusal, as a sentence. */
export function givenReason(failure: Error): string | null {
  if (!(failure instanceof ApiError && isRefusal(failure) && failure.reason)) return null;
  return /[.!?]$/.test(failure.reason) ? failure.reason : `${failure.reason}.`;
}

/** Shows an admin whose change was refused what another admin did to the package, once the board shows it. */
export function createConflict(submission: SubmissionModel, notice: NoticeModel) {
  /** The id of the package that was changed by someone else. */
  const met = createEvent<string>();
  const $before = createStore<Package | null>(null, { serialize: 'ignore' }).reset(
    submission.opened,
  );
  const seenBefore = sample({ clock: met, source: submission.$loaded, fn: packageOf });
  sample({ clock: seenBefore, target: $before });
  const told = sample({
    clock: submission.fresh,
    source: $before,
    fn: (before, now) => before && { packageId: before.id, text: conflictText(before, now) },
  }).filterMap((notice) => notice ?? undefined);
  sample({ clock: told, target: notice.noted });
  $before.reset(told);

  /** Another admin reordered the packages. */
  const orderMet = createEvent();
  const $hasMetOrder = createStore(false)
    .on(orderMet, () => true)
    .reset(submission.opened);
  const ordered = sample({
    clock: submission.fresh,
    source: $hasMetOrder,
    fn: (hasMetOrder, now) => (hasMetOrder ? orderText(now) : undefined),
  }).filterMap((text) => text);
  sample({ clock: ordered, fn: (text) => ({ packageId: null, text }), target: notice.noted });
  $hasMetOrder.reset(ordered);
  return { met, orderMet, told };
}

const packageOf = (submission: MarketSubmission | null, id: string): Package | null =>
  submission?.packages.find((one) => one.id === id) ?? null;

const orderText = ({ packages }: MarketSubmission): string =>
  content.conflict.ordered(
    boardOrder(packages)
      .map(({ name }) => name)
      .join(', '),
  );

function conflictText(before: Package, submission: MarketSubmission): string {
  const now = packageOf(submission, before.id);
  const texts = content.conflict;
  if (!now) return texts.gone(before.name);
  return texts.changed(before.name, differences(before, now, submission.status).join(', '));
}

/** Returns what became of a package, one text for each difference. */
export function differences(before: Package, now: Package, submissionStatus: string): string[] {
  const isQuoteBlocked = submissionStatus === 'QUOTE_BLOCKED';
  const texts = content.conflict;
  const titles = (one: Package) => [
    ...one.quotes.map((quote) => [quote.annual_quote_id, quote.product_name] as const),
    ...one.coverage_requests.map((request) => [request.id, request.product_name] as const),
  ];
  const missing = (here: Package, there: Package) => {
    const ids = titles(there).map(([id]) => id);
    return titles(here).flatMap(([id, product]) => (ids.includes(id) ? [] : shortProduct(product)));
  };
  return [
    ...missing(now, before).map(texts.added),
    ...missing(before, now).map(texts.removed),
    ...(before.status === now.status
      ? []
      : [texts.status(packageStatusLabel(now.status, { isQuoteBlocked }))]),
    ...(before.name === now.name ? [] : [texts.renamed(now.name)]),
    ...(before.description === now.description ? [] : [texts.described]),
  ];
}
