import { hiddenParts } from '@fairlead/ui/semantics/dom/hidden-parts';
import { markActive } from './activity.ts';
import { aim, find } from './aim.ts';
import { endApp, startAgain, startApp } from './app.ts';
import { goToNextTimer, installPageClock, keepNow, move, pageNow, setNow } from './clock.ts';
import { coverSecrets, uncoverSecrets } from './cover-secrets.ts';
import { watchFrames } from './frames.ts';
import { forgetOldStorage, forgetProductStorage, startFresh } from './fresh-storage.ts';
import { drawnScreen, holdNextScripts, holdScripts, releaseScripts } from './held-scripts.ts';
import { readIdentity, takeIdentity } from './identity.ts';
import { forgetJournal, keepJournal } from './journal.ts';
import { watchLeaving } from './leaving.ts';
import { observe, type PageSummary, summarize } from './observe.ts';
import { readInput, waitForTap, watchInput } from './press-watch.ts';
import { readPage, watchChanges } from './read-page.ts';
import { takeResponses } from './responses.ts';
import { removeRing, ringTarget } from './ring.ts';
import { enterWorld, forgetRequests, requestsSent, sendWorldAlong } from './server-world.ts';
import { shell } from './shell.ts';
import { readStores } from './stores.ts';
import { hasLink } from './target.ts';
import { listPending, watchTraffic } from './traffic.ts';
import type { Missing, Use } from './use.ts';
import { createWait, idleChecksAfterPress, waitIfBusy, waitUntilIdle } from './waiting.ts';
import type { Work } from './work.ts';

/** The longest call that lets time pass, in real ms, because WebDriver ends longer ones. */
const advanceBound = 10_000;

let waitingUntil = 0;
let wait = createWait();

/** The functions that the driver calls in the page. */
const inPage = {
  endApp,
  startApp,
  startAgain,
  enterWorld,
  requestsSent,
  forgetRequests,
  forgetProductStorage,
  forgetJournal,
  readIdentity,
  takeIdentity,
  coverSecrets,
  uncoverSecrets,
  /** Prepares the next document for the next scenario and drops this one's journal. */
  leaveToNext(now: number) {
    forgetJournal();
    setNow(now);
  },
  startFresh() {
    keepNow();
    startFresh();
  },
  /** Finds the control of an action, after the effects of the input before it. */
  async aim(use: Use, before: Work): Promise<Aimed> {
    const missing = await settle(before);
    return missing ? { ok: false, ...missing } : aim(use);
  },
  // The browser may have changed the page from outside before these calls.
  find(use: Use) {
    markActive();
    return find(use);
  },
  hasLink,
  waitForTap,
  /** Waits for the effects of the last input of a step. */
  async settle(work: Work): Promise<Settled> {
    const missing = await settle(work);
    return missing ? { missing } : { summary: summarize() };
  },
  /** Waits for the effects of keys, which may have any effect, like the press of a button. */
  async settleKeys() {
    markActive();
    await waitUntilIdle(idleChecksAfterPress);
    return summarize();
  },
  observe() {
    markActive();
    return observe();
  },
  async readOutline() {
    markActive();
    await waitUntilIdle();
    return readPage().outline;
  },
  async summarize() {
    markActive();
    await waitUntilIdle();
    return summarize();
  },
  waitUntilIdle() {
    markActive();
    return waitUntilIdle();
  },
  /** Waits until something may have changed. Resolves to false if nothing more will change. */
  wait(deadline: number) {
    if (deadline !== waitingUntil) {
      waitingUntil = deadline;
      wait = createWait(deadline);
    }
    return wait();
  },
  /** Drafts are saved a second after a change: going to another tab takes a person longer. */
  leaveTab() {
    shell()?.flushDrafts();
  },
  holdNextScripts,
  isScreenDrawn: () => drawnScreen() !== null,
  /** Lets the document's scripts run, and waits until the screen that they bring is there. */
  async releaseScripts() {
    releaseScripts();
    markActive();
    await waitUntilIdle(idleChecksAfterPress);
    return summarize();
  },
  ringTarget,
  removeRing,
  listPending,
  readStores,
  takeResponses,
  hiddenParts,
  now: pageNow,
  /** Lets time pass up to a moment. Resolves to false if another call must continue. */
  async advance(end: number) {
    const began = performance.now();
    await waitIfBusy();
    while (goToNextTimer(end - pageNow())) {
      await waitIfBusy();
      if (performance.now() - began > advanceBound) return false;
    }
    if (pageNow() < end) move(end - pageNow());
    markActive();
    await waitUntilIdle();
    return true;
  },
};

/** Waits for the effects of an input. The press of a button and a drop may have any effect, so it waits longer. */
async function settle(work: Work): Promise<Missing | null> {
  if (work.kind === 'none') {
    // The browser may have changed the page from outside.
    markActive();
    return null;
  }
  const missing = await readInput(work);
  if (missing) return missing;
  if (work.kind === 'press' || work.kind === 'drag') {
    markActive();
    await waitUntilIdle(idleChecksAfterPress);
  } else await waitIfBusy();
  return null;
}

export type InPage = typeof inPage;

export type Aimed = Awaited<ReturnType<typeof aim>>;

export type Settled = { readonly missing: Missing } | { readonly summary: PageSummary };

/** Installs the driver in this document before its own scripts run. */
function installDriver(): void {
  forgetOldStorage();
  // First, because scripts that are held back aren't files on the way.
  holdScripts();
  installPageClock();
  sendWorldAlong();
  watchTraffic();
  watchLeaving();
  watchFrames();
  watchChanges();
  keepJournal();
  watchInput();
  Object.assign(globalThis, { fairleadDriver: inPage });
}

installDriver();
