import type { MarketSubmission, Package } from '@fairlead/contracts/packages';
import { boardOrder, isDisplayed } from '@fairlead/domain/packages';
import { content } from '../content.ts';
import { differences } from './conflict.ts';

const texts = content.conflict;

/** Returns what changed in the packages that the client sees, between what an admin saw and now. */
export const seenChanges = (seen: MarketSubmission, now: MarketSubmission): string =>
  changes(seen, now, ({ packages }) => boardOrder(packages.filter(isDisplayed)));

/** Returns what changed in all packages of a board. */
export const boardChanges = (before: MarketSubmission, now: MarketSubmission): string =>
  changes(before, now, ({ packages }) => boardOrder(packages));

function changes(
  seen: MarketSubmission,
  now: MarketSubmission,
  shownIn: (submission: MarketSubmission) => readonly Package[],
): string {
  const ids = new Set([...shownIn(seen), ...shownIn(now)].map(({ id }) => id));
  return [
    ...[...ids].flatMap((id) => packageChange(find(seen, id), find(now, id), now.status)),
    ...orderChange(shownIn(seen), shownIn(now)),
    ...recommendedChange(shownIn(seen), shownIn(now)),
  ].join('; ');
}

const find = ({ packages }: MarketSubmission, id: string) => packages.find((one) => one.id === id);

function packageChange(before: Package | undefined, now: Package | undefined, status: string) {
  if (!before) return now ? [texts.made(now.name)] : [];
  if (!now) return [texts.deleted(before.name)];
  const changes = differences(before, now, status);
  return changes.length > 0 ? [`${before.name}: ${changes.join(', ')}`] : [];
}

function orderChange(before: readonly Package[], now: readonly Package[]): string[] {
  const idsIn = (some: readonly Package[], others: readonly Package[]) =>
    some.flatMap(({ id }) => (others.some((one) => one.id === id) ? id : [])).join();
  const names = now.map(({ name }) => name).join(', ');
  return idsIn(before, now) === idsIn(now, before) ? [] : [texts.order(names)];
}

function recommendedChange(before: readonly Package[], now: readonly Package[]): string[] {
  const marked = (packages: readonly Package[]) => packages.find((one) => one.recommended);
  const other = marked(now);
  return marked(before)?.id === other?.id ? [] : [texts.recommended(other?.name ?? null)];
}
