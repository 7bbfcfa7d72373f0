type Dated = { readonly created_at?: string | null | undefined };

/**
 * A list of what has a creation time, newest first; of those made at the same time the first listed stays first. Where
 * one of them has none, the order of the list counts: it is presumed to be newest first.
 */
export function newestFirst<Item extends Dated>(items: readonly Item[]): readonly Item[] {
  const dated = items.map((item) => ({ item, time: Date.parse(item.created_at ?? '') }));
  if (dated.some(({ time }) => Number.isNaN(time))) return items;
  return dated.toSorted((one, other) => other.time - one.time).map(({ item }) => item);
}
