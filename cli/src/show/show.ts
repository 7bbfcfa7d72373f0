import type { Io } from '../io.ts';
import { openInBrowser } from './open-in-browser.ts';
import { servePages } from './page-server.ts';
import { readReport } from './report-file.ts';

export type ShowOptions = {
  /** 0: any free one. */
  readonly port: number;
  /** Whether to open the system's browser. */
  readonly open: boolean;
  /** The place in the report to open, e.g. `#s0`. */
  readonly fragment?: string;
};

/** `fairlead show`: serves a report until Ctrl-C, and opens it. */
export async function showReport(
  report: string,
  { port, open, fragment = '' }: ShowOptions,
  io: Io,
): Promise<void> {
  readReport(report, io.cwd);
  // Read again each time: a new run may have written it again.
  const pageAt = (path: string) => (path === '/' ? readReport(report, io.cwd) : null);
  const server = await servePages(port, pageAt);
  io.out(`The report is at ${server.url}${fragment}; press Ctrl-C to stop\n`);
  const stopped = new Promise<void>((stop) => {
    io.onInterrupt(stop);
  });
  if (open) openInBrowser(server.url + fragment, io);
  await stopped;
  await server.close();
}
