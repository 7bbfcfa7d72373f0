import { dropTimers, keepOffset, setNow } from './clock.ts';
import { beginJournal } from './journal.ts';
import { rest } from './patience.ts';
import { journalOfShell, shell } from './shell.ts';
import { stir } from './stirred.ts';
import { inFlight } from './traffic.ts';

/** Ends the app on this page for the next scenario, which begins at a moment. Whether it may begin on this page. */
export async function endApp(now: number): Promise<boolean> {
  const open = shell();
  // An answer on its way, or an error that was reported, is the last scenario's.
  if (!open || inFlight() > 0 || journalOfShell().some(({ kind }) => kind === 'error'))
    return false;
  const isClean = await open.end();
  if (!isClean || inFlight() > 0) return false;
  dropTimers(open.startedAt);
  beginJournal();
  setNow(now);
  return true;
}

/** Starts the app at the address of a scenario, once its world is there. */
export async function startApp(address: string): Promise<void> {
  keepOffset();
  await shell()?.start(address);
  stir();
  await rest();
}
