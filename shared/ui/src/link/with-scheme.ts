/** A link as entered → a link one can open: https:// in front when there is neither http:// nor https://. */
export function withScheme(link: string): string {
  const trimmed = link.trim();
  return trimmed === '' || /^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
}
