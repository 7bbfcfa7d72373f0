import type { Area } from '@fairlead/mfe-kit/area';
import type { PageAction } from '@fairlead/mfe-kit/page';
import { act } from './act.ts';
import { markActive, watchFrames } from './activity.ts';
import { aim } from './aim.ts';
import { endApp, startAgain, startApp } from './app.ts';
import { goToNextTimer, installPageClock, keepOffset, move, pageNow, setNow } from './clock.ts';
import { forgetOldStorage, forgetProductStorage, startFresh } from './fresh-storage.ts';
import { forgetJournal, keepJournal } from './journal.ts';
import { watchLeaving } from './leaving.ts';
import { observe, summarize } from './observe.ts';
import { keepProgress } from './progress.ts';
import { watchChanges } from './read-page.ts';
import { run } from './run.ts';
import { enterWorld, forgetRequests, requestsSent, sendWorldAlong } from './server-world.ts';
import { shell } from './shell.ts';
import { followLink } from './task-page.ts';
import { offerTasks } from './tasks.ts';
import { listPending, watchTraffic } from './traffic.ts';
import { createWait, waitIfBusy, waitUntilIdle } from './waiting.ts';

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
  /** Prepares the next document for the next scenario and drops this one's journal. */
  leaveToNext(now: number) {
    forgetJournal();
    setNow(now);
  },
  startFresh() {
    keepOffset();
    startFresh();
  },
  run,
  act,
  followLink,
  // The driver may have changed the page from outside before these calls.
  aim(action: PageAction) {
    markActive();
    return aim(action);
  },
  observe() {
    markActive();
    return observe();
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
  listPending,
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

export type InPage = typeof inPage;

/** Installs the driver in this document before its own scripts run. */
export function installDriver(areas: Promise<readonly Area[]>): void {
  forgetOldStorage();
  installPageClock();
  sendWorldAlong();
  watchTraffic();
  watchLeaving();
  watchFrames();
  watchChanges();
  keepJournal();
  keepProgress();
  offerTasks(areas);
  Object.assign(globalThis, { fairleadDriver: inPage });
}
