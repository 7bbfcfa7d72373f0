/** Where the tasks of `toy-worker.ts` and the test that runs them report to each other. */
export const toyChannel = 'fairlead-toy-worker';
