// Runs the steps, adds up their results, and ends with the plain line `N passed, N failed`.
import { chooseRounds, listSteps } from './choose-rounds.ts';
import { readOptions } from './read-options.ts';
import { runAndReport } from './run-and-report.ts';
import { rounds } from './steps.ts';

const usage = `npm test               every step; a failure stops only the steps that need the failed one
npm test -- unit       the steps whose names contain one of these words
npm test -- --bail     stops at the first failure

${listSteps(rounds)}`;
const { positionals: words, values } = readOptions(
  { allowPositionals: true, options: { bail: { type: 'boolean', default: false } } },
  usage,
);
const chosen = words.length === 0 ? rounds : chooseRounds(rounds, words, usage);

await runAndReport(chosen, { bails: values.bail });
