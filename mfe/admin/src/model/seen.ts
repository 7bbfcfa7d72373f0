import type { MarketSubmission, Package } from '@fairlead/contracts/packages';
import { boardOrder, isDisplayed } from '@fairlead/domain/packages';

/** The headers that say what an admin saw. The server refuses a change of anything else. */
export type Seen = Readonly<Record<string, string>>;

/** An own change gave a package another version. `from` is the one that the change was based on. */
export type VersionChange = {
  readonly packageId: string;
  readonly from: string;
  readonly to: string;
};

/** Returns the header that says which version of a package was seen. */
export const seen = (submission: MarketSubmission | null, packageId: string): Seen =>
  ifMatch(versionOf(submission, packageId));

export const versionOf = (
  submission: MarketSubmission | null,
  packageId: string,
): string | undefined => submission?.packages.find(({ id }) => id === packageId)?.version;

export const ifMatch = (version: string | undefined): Seen =>
  version === undefined ? {} : { 'If-Match': version };

/** Returns the header that says in which order the packages were seen. */
export function seenOrder(submission: MarketSubmission | null): Seen {
  if (!submission) return {};
  const inOrder = [...submission.packages].sort((a, b) => a.order - b.order);
  return { 'Seen-Order': inOrder.map(({ id }) => id).join() };
}

/** Returns the headers that say which packages were seen as the ones that the client sees, `none` among them. */
export function seenByClient({ packages }: MarketSubmission): Seen {
  const isVersioned = packages.length > 0 && packages.every(({ version }) => version !== undefined);
  if (!isVersioned) return {};
  const displayed = boardOrder(packages.filter(isDisplayed));
  return {
    'If-Match': displayed.map(({ version }) => version).join() || 'none',
    'Seen-Order': displayed.map(({ id }) => id).join() || 'none',
    'Seen-Recommended': displayed.find(({ recommended }) => recommended)?.id ?? 'none',
  };
}

/** Returns what an own change did to a package's version; nothing where the server gives none. */
export function versionsOf(answer: Package, headers: Seen): VersionChange[] {
  const { 'If-Match': from } = headers;
  return from === undefined || answer.version === undefined
    ? []
    : [{ packageId: answer.id, from, to: answer.version }];
}

/** Returns the version to send after own changes of what was seen. Another admin's change in between stays a conflict. */
export const followed = (
  { packageId, version }: { readonly packageId: string; readonly version?: string | undefined },
  changes: readonly VersionChange[],
): string | undefined =>
  changes.find((change) => packageId === change.packageId && version === change.from)?.to ??
  version;
