// Runs the steps, adds up their results, and ends with the plain line `N passed, N failed`.
import { chooseRounds, listSteps } from './choose-rounds.ts';
import { readOptions } from './read-options.ts';
import { describeOutcome } from './report-outcome.ts';
import { runRounds } from './run-rounds.ts';
import { runStep } from './run-step.ts';
import { root, rounds } from './steps.ts';

const usage = `npm test               every step; a failure stops only the steps that need the failed one
npm test -- unit       the steps whose names contain one of these words
npm test -- --bail     stops at the first failure

${listSteps(rounds)}`;
const { positionals: words, values } = readOptions(
  { allowPositionals: true, options: { bail: { type: 'boolean', default: false } } },
  usage,
);
const chosen = words.length === 0 ? rounds : chooseRounds(rounds, words, usage);

const outcome = await runRounds(
  chosen,
  (step, hasCompany) => runStep(step, root, hasCompany ? 'at its end' : 'at once'),
  { bails: values.bail },
);
console.log(describeOutcome(outcome));
process.exitCode = outcome.results.some(({ failed }) => failed > 0) ? 1 : 0;
