/** Messages about fields, by field id. */
export type Messages = ReadonlyMap<string, string>;

type Change = readonly [id: string, message: string | null];

/** Applies changes to the messages; null removes one. Returns the same object if nothing changed. */
export function withChanges(before: Messages, changes: readonly Change[]): Messages {
  const news = changes.filter(([id, message]) => message !== (before.get(id) ?? null));
  if (news.length === 0) return before;
  const after = new Map(before);
  for (const [id, message] of news) {
    if (message === null) after.delete(id);
    else after.set(id, message);
  }
  return after;
}
