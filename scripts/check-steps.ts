// Runs the fast steps, or with --changed those that the changes can affect.
import { findChanges } from './changed-files.ts';
import { changedRounds } from './changed-rounds.ts';
import { readOptions } from './read-options.ts';
import { runAndReport } from './run-and-report.ts';
import { fastRounds, root } from './steps.ts';

const usage = `npm run check                format, lint, types and unit tests
npm run check -- --changed   the same for what is not on main yet, with the scenarios of the areas that changed
                             in place of the tests that load every area
npm run check -- --bail      stops at the first failure`;
const { values } = readOptions(
  {
    options: {
      changed: { type: 'boolean', default: false },
      bail: { type: 'boolean', default: false },
    },
  },
  usage,
);
const rounds = values.changed ? changedRounds(findChanges(root)) : fastRounds;
await runAndReport(rounds, { bails: values.bail });
