import { Command, InvalidArgumentError } from 'commander';
import type { ExploreOptions } from '../explore/explore.ts';
import type { Io } from '../io.ts';

/** `fairlead explore`: finds what no scenario says. */
export function exploreCommand(io: Io): Command {
  return new Command('explore')
    .description('walk at random and write the first walk that goes wrong as a scenario')
    .argument('[start]', 'address to start at (default: that of the persona)')
    .option('--as <persona>', 'who walks (default: every persona in turn)')
    .option('--steps <n>', 'number of steps', asCount, 100_000)
    .option('--minutes <n>', 'stop after this time', asCount)
    .option('--seed <n>', 'seed for every choice', asSeed, 1)
    .option('--findings <n>', 'stop after so many different findings', asCount, 10)
    .option(
      '--out <file>',
      'file for the first scenario, the others are beside it',
      'reports/explored.yaml',
    )
    .addHelpText(
      'after',
      '\nExamples:\n  fairlead explore --minutes 10\n  fairlead explore /admin --as admin --steps 5000 --seed 7',
    )
    .action(async (start: string | undefined, options: ExploreOptions) => {
      const { refuseOutsideOfClone } = await import('../refuse-outside-of-clone.ts');
      refuseOutsideOfClone('`fairlead explore`');
      const { explore } = await import('../explore/explore.ts');
      await explore(start, options, io);
    });
}

function asCount(value: string): number {
  const count = Number(value);
  if (Number.isSafeInteger(count) && count >= 1) return count;
  throw new InvalidArgumentError('Give a whole number, 1 or more.');
}

function asSeed(value: string): number {
  const seed = Number(value);
  if (value.trim() && Number.isSafeInteger(seed) && seed >= 0) return seed;
  throw new InvalidArgumentError('Give a whole number, 0 or more.');
}
