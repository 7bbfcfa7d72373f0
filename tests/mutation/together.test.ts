// Every test of a part in one file, each file's in a suite of its own: a mistake is tried in one worker, with one load of
// the models, instead of one for each file. ./vitest.config.ts writes the suites in the place of this:
throw new Error('The suites of a part were not written.');
