import type { Call } from '@fairlead/contracts';
import {
  $history,
  $http,
  $storage,
  appStarted,
  draftsFlushed,
  type HttpClient,
  leaveFx,
  memoryStorage,
  reloadPageFx,
  requestFx,
} from '@fairlead/store';
import { servicesStarted } from '@fairlead/store/services';
import { allSettled, type Effect, fork, type Scope } from 'effector';
import type { Happening } from '../../run/stage.ts';
import { happeningOf, recordIn } from './recording.ts';
import { tabHistory } from './tab-history.ts';
import type { Traffic } from './traffic.ts';
import type { Connection, Door } from './world.ts';

/** One person with one browser tab: the storage and the session stay, documents come and go. */
export type Actor = {
  scope(): Scope;
  readonly happenings: readonly Happening[];
  /** The page outside the product that is open, if one is. */
  outside(): string | null;
  address(): string;
  /** Loads an address as if typed: a new document, hence a new scope. */
  load(address: string): void;
  reload(): void;
  back(): void;
};

export function createActor(start: string, connection: Connection, traffic: Traffic): Actor {
  const storage = memoryStorage();
  const tab = tabHistory(start);
  const happenings: Happening[] = [];
  let outside: string | null = null;
  let documents = 0;
  let scope = openDocument();

  return {
    scope: () => scope,
    happenings,
    outside: () => outside,
    address: () => outside ?? tab.place().address,
    load(address) {
      tab.load(address);
      reopen();
    },
    reload: reopen,
    back() {
      if (outside !== null || tab.back() === 'document') reopen();
    },
  };

  /** As the browser's host does when a page goes away, drafts are written first. */
  function reopen(): void {
    void allSettled(draftsFlushed, { scope });
    scope = openDocument();
  }

  function openDocument(): Scope {
    outside = null;
    documents += 1;
    const mine = documents;
    const doors: Door[] = [...connection.doors, [leaveFx, leave], [reloadPageFx, reopen]];
    const http = bearerHolder();
    const opened = fork({
      values: [
        [$history, tab.open()],
        [$storage, storage],
        [$http, http],
      ],
      handlers: doors.map(
        ([door, answer]) =>
          [door, traffic.through(door === requestFx ? http.through(answer) : answer)] as [
            Effect<unknown, unknown>,
            typeof answer,
          ],
      ),
    });
    // A document that was left may still get answers, but nobody sees what they lead to.
    recordIn(opened, (entry) => {
      if (mine === documents) happenings.push(happeningOf(entry));
    });
    // Not awaited: a product that polls never settles. The driver waits for the traffic to rest.
    void allSettled(appStarted, { scope: opened });
    const { services } = connection;
    if (services) {
      void allSettled(servicesStarted, {
        scope: opened,
        params: { environment: 'sandbox', services },
      });
    }
    return opened;
  }

  async function leave({ url }: { url: string }): Promise<void> {
    const back = await connection.leave(url);
    if (back === null) {
      outside = url;
      return;
    }
    tab.load(back);
    reopen();
  }
}

/** The bearer token of an embedded document: it goes with each request and is kept nowhere else. */
function bearerHolder(): HttpClient & { through(answer: Door[1]): Door[1] } {
  let bearer: string | null = null;
  return {
    send: () => Promise.reject(new Error('The model driver sends nothing over HTTP.')),
    authorize(token) {
      bearer = token;
    },
    through: (answer) => (call: Call) =>
      answer(
        bearer
          ? { ...call, headers: { ...call.headers, Authorization: `Bearer ${bearer}` } }
          : call,
      ),
  };
}
