import topLevelDomains from 'tlds' with { type: 'json' };

const known: ReadonlySet<string> = new Set(topLevelDomains);

/** Whether a text is a top-level domain, regardless of case. */
export const isTopLevelDomain = (text: string): boolean => known.has(text.toLowerCase());
