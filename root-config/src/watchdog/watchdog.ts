import { findNotStarted, showNotStarted } from '../errors/not-started.ts';
import { countAttempt, resetAttempts } from './attempts.ts';
import { report } from './report.ts';

/** How long the page may take to start before that is reported, in ms; its text is there by then (shell.css). */
const startLimit = 20_000;

const boot = document.querySelector<HTMLScriptElement>('script[src*="/assets/boot-"]');

// Scripts run in the document's order, and so do their failures: this one is before the boot script.
boot?.addEventListener('error', () => void recover(boot));
const timer = setTimeout(() => {
  if (findNotStarted()) report('The page did not start in 20 s.');
}, startLimit);

/** Reloads the page once its boot script could be fetched bypassing all caches; shows an error if that didn't help. */
async function recover({ src, integrity }: HTMLScriptElement) {
  clearTimeout(timer);
  report(`The boot script ${new URL(src).pathname} was not there or was damaged.`);
  const isWhole = await isFetchedWhole(src, integrity);
  // A script that is gone may mean that the document is an old copy: loading it again asks the server for it.
  if (countAttempt() <= (isWhole ? 2 : 1)) return location.reload();
  // The next load is the person's own, and may be tried as often: its copy may still be the damaged one.
  resetAttempts();
  const notStarted = findNotStarted();
  if (notStarted) showNotStarted(notStarted);
}

async function isFetchedWhole(url: string, integrity: string) {
  try {
    return (await fetch(url, { cache: 'reload', integrity })).ok;
  } catch {
    return false;
  }
}
