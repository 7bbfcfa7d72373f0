/**
 * What a crash page says of an error beside its title (A§8); nothing where its usual words do. A browser that
 * translates the page moves text into nodes of its own, and React then removes what is no longer there.
 */
export function crashText(error: unknown): string | undefined {
  if (!(error instanceof Error) || error.name !== 'NotFoundError') return undefined;
  if (!/removeChild|insertBefore/.test(error.message)) return undefined;
  return 'Your browser’s translation changed this page, and it can no longer be shown. Disable translation for this site, then try again.';
}
