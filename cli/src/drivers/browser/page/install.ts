import { act } from './act.ts';
import { aim } from './aim.ts';
import { endApp, startApp } from './app.ts';
import { goToNextTimer, installPageClock, keepOffset, move, pageNow, setNow } from './clock.ts';
import { forgetOldStorage, startFresh } from './fresh-storage.ts';
import { forgetJournal, keepJournal } from './journal.ts';
import { glance, look } from './look.ts';
import { patience, rest, settle } from './patience.ts';
import { watchTraffic } from './traffic.ts';

/** Real milliseconds of one call that lets time pass: WebDriver ends longer ones. */
const advanceBound = 10_000;

let waitingUntil = 0;
let wait = patience();

/** What the driver calls in the page; installed before anything else of a document runs. */
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
  act,
  aim,
  look,
  async glance() {
    await rest();
    return glance();
  },
  rest,
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
    await rest();
    return true;
  },
};

export type InPage = typeof inPage;

forgetOldStorage();
installPageClock();
watchTraffic();
keepJournal();
(globalThis as unknown as { fairleadDriver: InPage }).fairleadDriver = inPage;
