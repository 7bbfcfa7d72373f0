import { ApiError } from '@fairlead/contracts';
import type { MarketSubmission, Package } from '@fairlead/contracts/packages';
import { boardOrder, packageStatusLabel, quoteIdOf } from '@fairlead/domain/packages';
import { lostConnectionText } from '@fairlead/store';
import { createEvent, createStore, type Store, sample } from 'effector';
import { content } from '../content.ts';
import { asSentence } from './as-sentence.ts';
import { type Change, changed } from './change.ts';
import { shortProduct } from './held-item.ts';
import { isMade } from './is-made.ts';
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

/** The statuses with which a gateway says that it has no answer of the server. */
const timeouts: readonly number[] = [408, 502, 504];

/** Whether a change may have been made, because the server's answer to it was lost. */
export const isUnanswered = (failure: Error): boolean =>
  !(failure instanceof ApiError) || timeouts.includes(failure.status);

/** Returns why a change wasn't made, as a sentence: the server refused it, or didn't respond. Null for another reason. */
export const reasonOf = (failure: Error): string | null =>
  isRefusal(failure)
    ? (givenReason(failure) ?? content.notices.noReason)
    : lostConnectionText(failure);

/** Returns the reason that a server gave for a refusal, as a sentence. */
export function givenReason(failure: Error): string | null {
  if (!(failure instanceof ApiError && isRefusal(failure) && failure.reason)) return null;
  return asSentence(failure.reason);
}

/** An own edit whose answer was lost, before the board was seen again. */
type Unanswered = { readonly changes: readonly Change[]; readonly said: string };

/** The board as it was when a change of this package was refused. */
type Met = {
  readonly packageId: string;
  readonly before: MarketSubmission;
  readonly unanswered: Unanswered | null;
};

/** Shows an admin whose change was refused what became of the package meanwhile, once the board shows it. */
export function createConflict(
  submission: SubmissionModel,
  notice: NoticeModel,
  $unanswered: Store<Unanswered | null>,
) {
  /** The id of the package that was changed meanwhile. */
  const met = createEvent<string>();
  const $met = createStore<Met | null>(null, { serialize: 'ignore' }).reset(submission.opened);
  const seenBefore = sample({
    clock: met,
    source: { before: submission.$loaded, unanswered: $unanswered },
    fn: ({ before, unanswered }, packageId) =>
      packageOf(before, packageId) && before ? { packageId, before, unanswered } : null,
  });
  sample({ clock: seenBefore, target: $met });
  const told = sample({
    clock: submission.fresh,
    source: $met,
    fn: (met, now) => met && { packageId: met.packageId, text: conflictText(met, now) },
  }).filterMap((notice) => notice ?? undefined);
  sample({ clock: told, target: notice.noted });
  $met.reset(told);

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

function conflictText({ packageId, before, unanswered }: Met, now: MarketSubmission): string {
  const texts = content.conflict;
  const all = unanswered?.changes ?? [];
  const ofPackage = all.filter((change) => change.packageId === packageId);
  const areMade = (changes: readonly Change[]) =>
    changes.length > 0 && changes.every((change) => isMade(now, change));
  const seen = areMade(ofPackage) ? ofPackage.reduce(changed, before) : before;
  const [was, is] = [packageOf(seen, packageId), packageOf(now, packageId)];
  const name = was?.name ?? '';
  if (!was || !is) return texts.gone(name);
  const what = differences(was, is, now.status);
  if (areMade(ofPackage) && what.length === 0)
    return unanswered && areMade(all)
      ? texts.own(content.notices.lost(unanswered.said))
      : texts.ownInPart;
  const theirs = texts.changed(name, what.join(', '));
  return unanswered && ofPackage.length === 0 && areMade(all)
    ? texts.afterOwn(theirs, unanswered.said)
    : theirs;
}

/** Returns what became of a package, one text for each difference. */
export function differences(before: Package, now: Package, submissionStatus: string): string[] {
  const isQuoteBlocked = submissionStatus === 'QUOTE_BLOCKED';
  const texts = content.conflict;
  const titles = (one: Package) => [
    ...one.quotes.map((quote) => [quoteIdOf(quote), quote.product_name] as const),
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
