import { type Command, InvalidArgumentError, Option } from 'commander';

/** Adds the options that say who gets a build. */
export const forAudience = (command: Command): Command =>
  command
    .option('--to <percent>', 'share of visitors, for example 10%; each keeps what it got', asShare)
    .addOption(
      new Option('--experience <name>', 'only visitors of this experience').choices([
        'fairlead',
        'vanta',
      ]),
    )
    .option('--internal', 'internal users first: with --to, they get it in addition to the share');

function asShare(value: string): number {
  const [, digits] = /^(\d{1,3})%?$/.exec(value) ?? [];
  const share = Number(digits);
  if (digits !== undefined && share >= 1 && share <= 100) return share;
  throw new InvalidArgumentError('Give a whole share from 1% to 100%.');
}
