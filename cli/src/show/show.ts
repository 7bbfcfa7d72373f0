import type { Io } from '../io.ts';
import { openInBrowser } from './open-in-browser.ts';
import { type PageAt, servePages } from './page-server.ts';
import { readReport } from './report-file.ts';

export type ShowOptions = {
  /** 0: any free one. */
  readonly port: number;
  /** Whether to open the system's browser. */
  readonly open: boolean;
  /** The place in the report to open, e.g. `#s0`. */
  readonly fragment?: string;
  /** Another report to compare with. */
  readonly compare?: string;
};

/** `fairlead show`: serves a report until Ctrl-C, and opens it. */
export async function showReport(
  report: string,
  { port, open, fragment = '', compare }: ShowOptions,
  io: Io,
): Promise<void> {
  const page = readReport(report, io.cwd);
  const pageAt =
    compare === undefined
      ? // Read again each time: a new run may have written it again.
        (path: string) => (path === '/' ? readReport(report, io.cwd) : null)
      : await comparing(page, readReport(compare, io.cwd));
  const server = await servePages(port, pageAt);
  const what = compare === undefined ? 'report' : 'comparison';
  io.out(`The ${what} is at ${server.url}${fragment}; press Ctrl-C to stop\n`);
  const stopped = new Promise<void>((stop) => {
    io.onInterrupt(stop);
  });
  if (open) openInBrowser(server.url + fragment, io);
  await stopped;
  await server.close();
}

async function comparing(one: string, other: string): Promise<PageAt> {
  const { comparisonPages } = await import('./compare/comparison-pages.ts');
  return comparisonPages(one, other);
}
