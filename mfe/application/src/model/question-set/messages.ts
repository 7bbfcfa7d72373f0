/** What is said about fields, by their ids. */
export type Messages = ReadonlyMap<string, string>;

type Change = readonly [id: string, message: string | null];

/** The messages after these changes, null for none; the same object when nothing is different. */
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
