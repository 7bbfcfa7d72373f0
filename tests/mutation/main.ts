// `npm run mutation`: puts small mistakes into the sources of each part, one at a time, and counts those that the tests
// catch. Fails if too few are caught. Started by scripts/mutation.mjs.
import { Stryker } from '@stryker-mutator/core';
import { readOptions, refuse } from '../../scripts/read-options.ts';
import { isPartName, type Part, partNames, parts } from './parts.ts';
import { addMutators, placeAroundElements } from './screens/instrumenter.ts';
import { screenMutators } from './screens/mutators.ts';
import { strykerOptions } from './stryker-options.ts';

const usage = `npm run mutation             every part
npm run mutation -- domain   the parts that are named
  --only <glob>              of their sources only these; of the others it keeps what it knew
  --nearest <number>         a quick look: only so many of the tests that reach a mistake, those beside it first

The parts:
${partNames.map((name) => `  ${name}: ${parts[name].says}`).join('\n')}`;

const { positionals: asked, values } = readOptions(
  { allowPositionals: true, options: { only: { type: 'string' }, nearest: { type: 'string' } } },
  usage,
);
const unknown = asked.find((word) => !isPartName(word));
if (unknown !== undefined) refuse(`There is no part '${unknown}'.`, usage);

placeAroundElements();
for (const name of partNames.filter((name) => asked.length === 0 || asked.includes(name))) {
  console.log(`\n${name}: ${parts[name].says}`);
  // Read by ./vitest.config.ts, in processes that Stryker starts.
  process.env.MUTATION_PART = name;
  // Read by ./resident/run-cases.ts, there too.
  if (values.nearest !== undefined) process.env.MUTATION_NEAREST = values.nearest;
  const { draws }: Part = parts[name];
  addMutators(draws ? screenMutators : []);
  try {
    await new Stryker(strykerOptions(name, values.only)).runMutationTest();
  } catch (failure) {
    // Stryker has printed the error above.
    const reason = failure instanceof Error ? failure.message : String(failure);
    console.error(`The mistakes of ${name} were not tried: ${reason}`);
    process.exit(1);
  }
  console.log(`Every mistake, and what became of it: .cache/mutation/${name}.html`);
}
