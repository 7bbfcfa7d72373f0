export type Report = (error: unknown, where: string) => void;

export type Uncaught = {
  readonly error: unknown;
  /** What the browser says of it and the file it came from; empty for a rejected promise. */
  readonly message: string;
  readonly file: string;
};

/** Whose page it is: on a page of someone else only errors of our own files are ours. */
export type Whose = { readonly origin: string; readonly isOwnPage: boolean };

/** How many different errors one page reports: a failing timer would report for as long as the page is open. */
const maxReports = 20;

const reported = new Set<string>();

/** Reports an uncaught error, once, unless it is one that this product can't fix. */
export function reportUncaught(uncaught: Uncaught, whose: Whose, report: Report): void {
  const { error, message } = uncaught;
  const key = error instanceof Error ? `${error.name}: ${error.message}` : message;
  if (!isOurs(uncaught, whose) || reported.has(key) || reported.size >= maxReports) return;
  reported.add(key);
  report(error, 'uncaught');
}

function isOurs({ error, message, file }: Uncaught, { origin, isOwnPage }: Whose): boolean {
  // Another origin's script, about which the browser gives no details, or a ResizeObserver notice.
  if (/^Script error|^ResizeObserver loop/.test(message)) return false;
  const places = `${file}\n${error instanceof Error ? error.stack : ''}`;
  if (/\b[a-z]+-extension:\/\//.test(places)) return false;
  return isOwnPage || places.includes(`${origin}/`);
}
