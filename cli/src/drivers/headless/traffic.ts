// Saved before any clock is replaced, because the driver needs real turns of the event loop.
const nextTurn = globalThis.setImmediate;

/** Counts what is in flight through host effects, so that the driver knows when the product is idle. */
export type Traffic = {
  /** Wraps a handler so that its pending calls are counted. */
  through<Request>(answer: (request: Request) => unknown): (request: Request) => Promise<unknown>;
  /** Resolves when nothing is in flight and the effects of the last response are complete. */
  rest(): Promise<void>;
  /** Says that something was done to the page, or that time has passed. Called by the tab and by the session's clock. */
  stir(): void;
};

/** Turns of the event loop without anything in flight after which the page is idle. */
const quiet = 2;
/** Turns without progress after which a pending call must be waiting for virtual time, e.g. a slow call. */
const stuck = 200;

/** @param settled - Resolves when no request is pending over a network, which takes more than turns of the loop. */
export function createTraffic(settled?: () => Promise<void>): Traffic {
  let inFlight = 0;
  let passed = 0;
  /** Whether nothing was done since the last rest. Over a network, responses come on their own. */
  let isCalm = false;
  return {
    stir() {
      isCalm = false;
    },
    through: (answer) => async (request) => {
      inFlight += 1;
      isCalm = false;
      try {
        return await answer(request);
      } finally {
        inFlight -= 1;
        passed += 1;
      }
    },
    async rest() {
      if (isCalm) return;
      let still = 0;
      let waited = 0;
      let before = passed;
      while (still < quiet && waited < stuck) {
        await settled?.();
        await turn();
        if (passed !== before) waited = 0;
        before = passed;
        still = inFlight === 0 ? still + 1 : 0;
        waited += 1;
      }
      isCalm = settled === undefined && inFlight === 0;
    },
  };
}

function turn(): Promise<void> {
  return new Promise((resolve) => {
    nextTurn(resolve);
  });
}
