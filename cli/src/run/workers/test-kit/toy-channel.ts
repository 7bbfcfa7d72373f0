/** The channel between the tasks of `toy-worker.ts` and the test that runs them. */
export const toyChannel = 'fairlead-toy-worker';
