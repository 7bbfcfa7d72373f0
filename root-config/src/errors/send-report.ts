import type { ResolvedMap, VendorSettings } from '@fairlead/build';
import { errorFacts } from './error-facts.ts';
import { postReport } from './post-report.ts';

/** What a report from before the shell is made of: nothing that a person typed is there yet. */
export type EarlyReport = {
  readonly error: unknown;
  /** Which step broke. */
  readonly where: string;
  readonly vendors: Pick<VendorSettings, 'errorReportsDsn' | 'environment' | 'release'>;
  readonly map: Pick<ResolvedMap, 'revision' | 'modules'>;
};

/**
 * Sends an error of the page's start to the error-reporting service without its script, which comes with the shell. The
 * page may be closed in the meantime. Sends nothing if the deployment has no such service.
 */
export function sendReport({ error, where, vendors, map }: EarlyReport): void {
  const { errorReportsDsn: dsn, environment, release } = vendors;
  // In the sandbox a worker answers for the service; where it does not run yet, nothing leaves this machine.
  if (!dsn || (environment === 'sandbox' && !navigator.serviceWorker?.controller)) return;
  const { revision } = map;
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  const event_id = crypto.randomUUID().replaceAll('-', '');
  const event = {
    event_id,
    release: release || revision,
    environment,
    exception: { values: [{ type: name, value: message }] },
    tags: {
      where: `${where} at ${location.pathname}, map ${revision}`,
      // No area runs yet, and nothing was swapped.
      ...errorFacts(where, map, []),
    },
  };
  const body = [{ event_id, dsn }, { type: 'event' }, event]
    .map((line) => JSON.stringify(line))
    .join('\n');
  postReport(envelopesOf(dsn), body);
}

/** `https://key@host/folder/7` → `https://host/folder/api/7/envelope/`. */
export function envelopesOf(dsn: string): string {
  const { protocol, host, pathname } = new URL(dsn);
  const cut = pathname.lastIndexOf('/');
  return `${protocol}//${host}${pathname.slice(0, cut)}/api${pathname.slice(cut)}/envelope/`;
}
