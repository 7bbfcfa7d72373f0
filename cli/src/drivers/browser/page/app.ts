import { markActive } from './activity.ts';
import { dropTimers, keepNow, setNow } from './clock.ts';
import { beginJournal } from './journal.ts';
import { journalOfShell, shell } from './shell.ts';
import { inFlight } from './traffic.ts';
import { waitUntilIdle } from './waiting.ts';

/** Ends the app for the next scenario, and returns whether that may begin on this page. */
export async function endApp(now: number): Promise<boolean> {
  // Modules that the last scenario's app loads after its first screen may still be loading.
  await waitUntilIdle();
  const open = shell();
  // A pending response or a reported error would leak into the next scenario.
  if (!open || inFlight() > 0 || journalOfShell().some(({ kind }) => kind === 'error'))
    return false;
  const isClean = await open.end();
  if (!isClean || inFlight() > 0) return false;
  dropTimers(open.startedAt);
  beginJournal();
  setNow(now);
  return true;
}

/** Starts the app at a scenario's address, after its sandbox exists. */
export async function startApp(address: string): Promise<void> {
  keepNow();
  await shell()?.start(address);
  markActive();
  await waitUntilIdle();
}

type SandboxInPage = { begin(settings: unknown): Promise<unknown>; stayOnPage(): void };

/**
 * Ends the app and starts it again in a new world of the sandbox in this page, in one call. Resolves to false if another
 * page is needed.
 */
export async function startAgain(
  now: number,
  settings: unknown,
  address: string,
): Promise<boolean> {
  const sandbox: SandboxInPage | undefined = Reflect.get(globalThis, 'fairleadSandbox');
  if (!sandbox || !(await endApp(now))) return false;
  await sandbox.begin(settings);
  sandbox.stayOnPage();
  await startApp(address);
  return true;
}
