import { act } from './act.ts';
import { goToNextTimer, installPageClock, keepOffset, move, pageNow, setNow } from './clock.ts';
import { findControl, type Kind } from './find.ts';
import { forgetJournal, keepJournal, look } from './look.ts';
import { patience, rest } from './patience.ts';

let waitingUntil = 0;
let wait = patience();

/** What the driver calls in the page; installed before anything else of a document runs. */
const inPage = {
  act,
  look,
  rest,
  find: (kind: Kind, name: string) => findControl(kind, name),
  /** Waits until something may have changed; whether there is any use in looking again. */
  wait(deadline: number) {
    if (deadline !== waitingUntil) {
      waitingUntil = deadline;
      wait = patience(deadline);
    }
    return wait();
  },
  now: pageNow,
  setNow,
  keepOffset,
  forgetJournal,
  async advance(ms: number) {
    const end = pageNow() + ms;
    while (goToNextTimer(end - pageNow())) await rest();
    if (pageNow() < end) move(end - pageNow());
    await rest();
  },
};

export type InPage = typeof inPage;

installPageClock();
keepJournal();
(globalThis as unknown as { fairleadDriver: InPage }).fairleadDriver = inPage;
