type Dated = { readonly created_at?: string | null | undefined };

/**
 * Sorts by creation time, newest first; items with the same time keep their order. If one of them has no creation time,
 * the list is returned unchanged, because it is assumed to be newest first.
 */
export function newestFirst<Item extends Dated>(items: readonly Item[]): readonly Item[] {
  const dated = items.map((item) => ({ item, time: Date.parse(item.created_at ?? '') }));
  if (dated.some(({ time }) => Number.isNaN(time))) return items;
  return dated.toSorted((one, other) => other.time - one.time).map(({ item }) => item);
}
