import { type Command, InvalidArgumentError, Option } from 'commander';
import type { Io } from '../io.ts';
import type { DeployFlags } from '../releases/deploy.ts';
import type { PublishFlags } from '../releases/publish.ts';
import type { RollBackFlags } from '../releases/roll-back.ts';
import { inRegistry, type RegistryFlags } from './in-registry.ts';

/** The commands of `fairlead mfe` that release an area. */
export const releaseCommands: readonly ((io: Io) => Command)[] = [
  (io) =>
    inRegistry('publish', io)
      .description('publish the build of the working folder: it is live at once')
      .addOption(
        new Option('--force <row...>', 'rows of the gate to overrule; needs --because')
          .choices(forcible)
          .default([]),
      )
      .option('--platform <folder>', 'publish a composed build as the platform instead')
      .option('--because <text>', 'reason, which history shows')
      .option('--dry-run', 'check everything and write nothing', false)
      .addHelpText(
        'after',
        '\nExamples:\n  fairlead mfe publish --dry-run\n  fairlead mfe publish --registry /srv/registry --because "Letters can be answered"\n  fairlead mfe publish --force size --because "The map comes back smaller next week"\n  fairlead mfe publish --platform dist/production',
      )
      .action(async (flags: PublishFlags) => {
        const { publishHere } = await import('../releases/publish.ts');
        await publishHere(flags, io);
      }),
  (io) =>
    inRegistry('rollback', io)
      .description('make an earlier release of an area live again: the one before, or a revision’s')
      .argument('[revision]', 'number of a revision, as in history', asRevision)
      .option('--area <name>', 'area (default: the one of the working folder)')
      .option('--because <text>', 'reason, which history shows')
      .option('--dry-run', 'check everything and write nothing', false)
      .addHelpText(
        'after',
        '\nExamples:\n  fairlead mfe rollback\n  fairlead mfe rollback 17 --area letters --because "Letters are lost"',
      )
      .action(async (revision: number | undefined, flags: RollBackFlags) => {
        const { rollBackTo } = await import('../releases/roll-back.ts');
        await rollBackTo(revision ?? null, flags, io);
      }),
  (io) =>
    inRegistry('deploy', io)
      .description(
        'write a composed build with the current releases, whose pages run only what is signed',
      )
      .argument('<folder>', 'the composed build that was published as the platform')
      .requiredOption('--out <folder>', 'new folder, for any server of files')
      .option('--after <folder>', 'the deployment that is served now: files of open pages stay')
      .addHelpText(
        'after',
        '\nExample:\n  fairlead mfe deploy dist/production --out /srv/www/r17 --after /srv/www/r16',
      )
      .action(async (folder: string, flags: DeployFlags) => {
        const { deployReleases } = await import('../releases/deploy.ts');
        await deployReleases(folder, flags, io);
      }),
  (io) =>
    inRegistry('history', io)
      .description('list releases, rollbacks and changes of keys, newest first')
      .argument('[area]', 'only of this area')
      .addHelpText(
        'after',
        '\nExamples:\n  fairlead mfe history\n  fairlead mfe history letters --json',
      )
      .action(async (area: string | undefined, flags: RegistryFlags) => {
        const { showHistory } = await import('../releases/show-history.ts');
        await showHistory(area, flags, io);
      }),
  (io) =>
    inRegistry('who', io)
      .description('list what is live, who released it, and whose keys may release the next one')
      .addHelpText('after', '\nExample:\n  fairlead mfe who --registry /srv/registry')
      .action(async (flags: RegistryFlags) => {
        const { showWho } = await import('../releases/show-who.ts');
        await showWho(flags, io);
      }),
];

/** Who brings a module of another area doesn't get past the gate. */
const forcible = ['requires', 'platform', 'routes', 'contracts', 'drafts', 'size'];

function asRevision(value: string): number {
  const revision = Number(value);
  if (Number.isInteger(revision) && revision > 0) return revision;
  throw new InvalidArgumentError('Give the number of a revision.');
}
