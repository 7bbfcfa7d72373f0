import topLevelDomains from 'tlds' with { type: 'json' };

const known: ReadonlySet<string> = new Set(topLevelDomains);

/** Whether a text is a top-level domain, regardless of case, also one of another script in its ASCII form (`xn--…`). */
export function isTopLevelDomain(text: string): boolean {
  const name = text.toLowerCase();
  if (!name.startsWith('xn--')) return known.has(name);
  return topLevelDomains.some((domain) => !isAscii(domain) && asciiOf(domain) === name);
}

const isAscii = (text: string): boolean => /^[a-z]+$/.test(text);

/** By the platform's own rules for addresses. The list has the names in their own script. */
const asciiOf = (domain: string): string => new URL(`http://a.${domain}`).hostname.slice(2);
