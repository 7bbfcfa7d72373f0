import type { Area } from '@fairlead/mfe-kit/area';
import { act } from './act.ts';
import { aim } from './aim.ts';
import { endApp, startApp } from './app.ts';
import { goToNextTimer, installPageClock, keepOffset, move, pageNow, setNow } from './clock.ts';
import { forgetOldStorage, startFresh } from './fresh-storage.ts';
import { forgetJournal, keepJournal } from './journal.ts';
import { watchLeaving } from './leaving.ts';
import { observe, summarize } from './observe.ts';
import { patience, rest, settle } from './patience.ts';
import { followLink } from './person.ts';
import { keepProgress } from './progress.ts';
import { run } from './run.ts';
import { stir, watchFrames } from './stirred.ts';
import { offerTasks } from './tasks.ts';
import { watchTraffic } from './traffic.ts';

/** Real milliseconds of one call that lets time pass: WebDriver ends longer ones. */
const advanceBound = 10_000;

let waitingUntil = 0;
let wait = patience();

/** What the driver calls in the page. */
const inPage = {
  endApp,
  startApp,
  forgetJournal,
  /** The next document begins the next scenario: this one has nothing more to say. */
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
  aim,
  followLink,
  // Nobody knows what was done from outside before these are asked.
  observe() {
    stir();
    return observe();
  },
  async summarize() {
    stir();
    await rest();
    return summarize();
  },
  rest() {
    stir();
    return rest();
  },
  /** Waits until something may have changed; whether there is any use in looking again. */
  wait(deadline: number) {
    if (deadline !== waitingUntil) {
      waitingUntil = deadline;
      wait = patience(deadline);
    }
    return wait();
  },
  now: pageNow,
  /** Lets time pass up to a moment; false when the hand was taken away first, to go on in another call. */
  async advance(end: number) {
    const began = performance.now();
    while (goToNextTimer(end - pageNow())) {
      await settle();
      if (performance.now() - began > advanceBound) return false;
    }
    if (pageNow() < end) move(end - pageNow());
    stir();
    await rest();
    return true;
  },
};

export type InPage = typeof inPage;

/** Makes the driver at home in this document, before anything else of it runs. */
export function installDriver(areas: Promise<readonly Area[]>): void {
  forgetOldStorage();
  installPageClock();
  watchTraffic();
  watchLeaving();
  watchFrames();
  keepJournal();
  keepProgress();
  offerTasks(areas);
  (globalThis as unknown as { fairleadDriver: InPage }).fairleadDriver = inPage;
}
