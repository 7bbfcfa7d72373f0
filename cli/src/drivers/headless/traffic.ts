// Kept before any clock is replaced: the driver's own turns of the event loop are real.
const nextTurn = globalThis.setImmediate;

/** Counts what is in flight through host effects, so that the driver knows when the product is idle. */
export type Traffic = {
  /** The same answer, counted while it is awaited. */
  through<Request>(answer: (request: Request) => unknown): (request: Request) => Promise<unknown>;
  /** Resolves when nothing is in flight and what followed from the last answer has happened. */
  rest(): Promise<void>;
};

/** Turns of the loop without anything in flight, after which nothing more will come by itself. */
const quiet = 2;
/** Turns with something in flight but no progress, after which it must be waiting for virtual time (a slow call). */
const stuck = 200;

export function createTraffic(): Traffic {
  let inFlight = 0;
  let passed = 0;
  return {
    through: (answer) => async (request) => {
      inFlight += 1;
      try {
        return await answer(request);
      } finally {
        inFlight -= 1;
        passed += 1;
      }
    },
    async rest() {
      let still = 0;
      let waited = 0;
      let before = passed;
      while (still < quiet && waited < stuck) {
        await turn();
        if (passed !== before) waited = 0;
        before = passed;
        still = inFlight === 0 ? still + 1 : 0;
        waited += 1;
      }
    },
  };
}

export function turn(): Promise<void> {
  return new Promise((resolve) => {
    nextTurn(resolve);
  });
}
