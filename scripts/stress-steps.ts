// Runs steps again and again beside busy processes, and lists how often each failure happened.
import { keepBusy } from './busy.ts';
import { chooseRounds, listSteps } from './choose-rounds.ts';
import { readOptions, readWholeNumber, refuse } from './read-options.ts';
import { describeRepeated } from './repeated-failures.ts';
import { describeOutcome } from './report-outcome.ts';
import { runRounds, stepsNeeded } from './run-rounds.ts';
import { runStep, type StepResult } from './run-step.ts';
import { root, rounds } from './steps.ts';

const usage = `npm run stress -- <steps>                       the steps whose names contain one of these words, 20 times
npm run stress -- <steps> --times 5 --load 8    five times, beside eight busy processes (0 to 64; 4 without the option)

What the steps need runs once before them.
${listSteps(rounds)}`;
const { positionals: words, values } = readOptions(
  {
    allowPositionals: true,
    options: {
      times: { type: 'string', default: '20' },
      load: { type: 'string', default: '4' },
    },
  },
  usage,
);
const times = readWholeNumber('--times', values.times, { from: 1, to: 1000 }, usage);
const load = readWholeNumber('--load', values.load, { from: 0, to: 64 }, usage);
if (words.length === 0) refuse('Say which steps to run.', usage);
const chosen = chooseRounds(rounds, words, usage);

const prepared = await runRounds(stepsNeeded(rounds, chosen), (step) =>
  runStep(step, root, 'never'),
);
if (prepared.results.some(({ failed }) => failed > 0)) {
  console.log(`What these steps need failed, so none of them ran.\n\n${describeOutcome(prepared)}`);
  process.exit(1);
}

const release = keepBusy(load);
const results: StepResult[] = [];
for (let time = 1; time <= times; time += 1) {
  const outcome = await runRounds(chosen, (step) => runStep(step, root, 'never'));
  results.push(...outcome.results);
  for (const { name, passed, failed, duration } of outcome.results)
    console.log(
      `${time} of ${times}  ${name}: ${passed} passed, ${failed} failed (${(duration / 1000).toFixed(1)} s)`,
    );
}
release();
console.log(`\n${describeRepeated(results)}`);
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
