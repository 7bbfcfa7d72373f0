import { isWebsite, withHttps } from '@fairlead/domain';

/** The host of a website without www, or null for a text that is no website. */
export function hostOf(website: string): string | null {
  const typed = website.trim();
  if (!isWebsite(typed)) return null;
  return new URL(withHttps(typed)).hostname.toLowerCase().replace(/^www\./, '');
}
