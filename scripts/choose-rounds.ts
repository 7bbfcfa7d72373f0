import { refuse } from './read-options.ts';
import { chooseSteps, type Round } from './run-rounds.ts';

/** Keeps the steps whose names contain one of the words; a word that is in no name ends the script with the usage. */
export function chooseRounds(
  rounds: readonly Round[],
  words: readonly string[],
  usage: string,
): Round[] {
  const steps = rounds.flat(2);
  const unknown = words.find((word) => !steps.some(({ name }) => name.includes(word)));
  if (unknown !== undefined) refuse(`No step has '${unknown}' in its name.`, usage);
  return chooseSteps(rounds, ({ name }) => words.some((word) => name.includes(word)));
}

/** The names of the steps, for a usage. */
export const listSteps = (rounds: readonly Round[]): string =>
  `The steps:\n${rounds
    .flat(2)
    .map(({ name }) => `  ${name}`)
    .join('\n')}`;
