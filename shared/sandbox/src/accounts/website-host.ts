import { isWebsite, withHttps } from '@fairlead/domain';

/** Returns a website's host without www, or null for other texts. */
export function hostOf(website: string): string | null {
  const typed = website.trim();
  if (!isWebsite(typed)) return null;
  return new URL(withHttps(typed)).hostname.toLowerCase().replace(/^www\./, '');
}
