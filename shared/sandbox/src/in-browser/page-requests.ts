import { hang } from '../calls/held-requests.ts';

type Answer = (request: Request) => Promise<Response>;

/** Answers the requests of one page. */
export type PageRequests = {
  answer: Answer;
  /**
   * Leaves this page's requests without an answer: another world or person has come, and the page will be left. An
   * answer could still lead it elsewhere, like to the sign-in page, while the next page is being opened.
   */
  hold(): void;
  /** Answers the requests from now on, for an app that starts again on this page. What is held stays held. */
  goOn(): void;
};

/** Hands the requests of a page to the sandbox, until the page is of a world that is gone. */
export function pageRequests(fetch: Answer): PageRequests {
  let isHeld = false;
  let held = 0;
  return {
    async answer(request) {
      const before = held;
      const response = isHeld ? null : await fetch(request);
      return response && before === held ? response : hang(request);
    },
    hold() {
      isHeld = true;
      held += 1;
    },
    goOn() {
      isHeld = false;
    },
  };
}
