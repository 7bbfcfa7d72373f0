import type { MarketSubmission, Package } from '@fairlead/contracts/packages';
import { duplicateText, quoteIdOf, whyNotAdd, whyNotRemove } from '@fairlead/domain/packages';
import { content } from '../content.ts';
import type { Change } from './change.ts';
import { reasonOf } from './conflict.ts';
import type { Edit } from './edits.ts';
import { additionOf, findHeld, type HeldItem, heldName } from './held-item.ts';

/** A card goes from a package or the library (`from: null`) into a package, or out of one (`to: null`). */
export type Move = {
  readonly cardId: string;
  readonly from: string | null;
  readonly to: string | null;
};

export type Refusal = { readonly refused: string };

/** Returns the edit for a move, or the reason why it is refused; null if there is nothing to do. */
export function contentsEdit(submission: MarketSubmission, move: Move): Edit | Refusal | null {
  if (move.from === move.to) return null;
  const item = findHeld(submission, move.cardId, move.from);
  const ends = endsOf(submission, move);
  if (!item || !ends) return null;
  const refused = whyNot(submission, item, ends);
  if (refused) return { refused };
  const { changes, undo } = steps(ends, item);
  const said = wordsOf(content.done, item, ends);
  return {
    changes,
    undo,
    said,
    where: 'admin: package contents',
    onFailure: (failure) => ({
      kind: 'notice',
      packageId: (ends.to ?? ends.from).id,
      text: content.notices.contents(wordsOf(content.attempts, item, ends), reasonOf(failure)),
    }),
  };
}

/** The packages that the card leaves and enters. */
type Ends =
  | { readonly from: Package | undefined; readonly to: Package }
  | { readonly from: Package; readonly to: undefined };

/** Returns null if one is gone. A card of a package that is gone isn't found. */
function endsOf({ packages }: MarketSubmission, move: Move): Ends | null {
  const from = packages.find(({ id }) => id === move.from);
  const to = packages.find(({ id }) => id === move.to);
  if (to) return { from, to };
  return from && move.to === null ? { from, to } : null;
}

function whyNot(submission: MarketSubmission, item: HeldItem, { from, to }: Ends): string | null {
  const removal = from ? whyNotRemove(from.status, submission.status) : null;
  const addition = to ? whyNotAdd(additionOf(item), to, submission.status) : null;
  if (item.kind === 'quote' && addition === duplicateText(item.quote.product_name))
    return content.duplicate(addition);
  return removal ?? addition;
}

/** Changes the receiving package first: if the second call fails, nothing is lost. */
function steps({ from, to }: Ends, item: HeldItem) {
  const ends = [to, from].filter((end) => end !== undefined);
  return {
    changes: ends.map((end) =>
      contentsOf(end === to ? withItem(end, item) : withoutItem(end, item)),
    ),
    undo: ends.toReversed().flatMap(restored),
  };
}

/** Restores the package's earlier contents, and its status if it was Ready. */
function restored(before: Package): Change[] {
  const contents = contentsOf(before);
  if (before.status !== 'READY') return [contents];
  return [contents, { kind: 'status', packageId: before.id, to: 'READY' }];
}

const contentsOf = ({ id, quotes, coverage_requests }: Package): Change => ({
  kind: 'contents',
  packageId: id,
  quotes,
  requests: coverage_requests,
});

function withItem(target: Package, item: HeldItem): Package {
  if (item.kind === 'quote') return { ...target, quotes: [...target.quotes, item.quote] };
  const held = target.coverage_requests.map(({ id }) => id);
  const added = item.requests.filter(({ id }) => !held.includes(id));
  return { ...target, coverage_requests: [...target.coverage_requests, ...added] };
}

function withoutItem(target: Package, item: HeldItem): Package {
  if (item.kind === 'quote') {
    const id = quoteIdOf(item.quote);
    const quotes = target.quotes.filter((quote) => quoteIdOf(quote) !== id);
    return { ...target, quotes };
  }
  const gone = item.requests.map(({ id }) => id);
  const coverage_requests = target.coverage_requests.filter(({ id }) => !gone.includes(id));
  return { ...target, coverage_requests };
}

function wordsOf(
  words: typeof content.done | typeof content.attempts,
  item: HeldItem,
  { from, to }: Ends,
): string {
  const what = heldName(item);
  if (!to) return words.removed(what, from.name);
  return from ? words.moved(what, from.name, to.name) : words.added(what, to.name);
}
