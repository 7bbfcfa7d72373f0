const refusedCode =
  'The access code of this page doesn’t work anymore: it was used before, or it has expired. Open this page again from where you found it.';

/**
 * Returns the text of a crash page for an error (A§8); undefined for the usual text. A browser that translates the page
 * moves text into nodes of its own, and React then fails to remove the original ones.
 */
export function crashText(error: unknown): string | undefined {
  if (error instanceof Error && error.name === 'AuthCodeError') return refusedCode;
  if (!(error instanceof Error) || error.name !== 'NotFoundError') return undefined;
  if (!/removeChild|insertBefore/.test(error.message)) return undefined;
  return 'Your browser’s translation changed this page, and it can no longer be shown. Disable translation for this site, then try again.';
}
