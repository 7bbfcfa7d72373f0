import { type Command, InvalidArgumentError, Option } from 'commander';
import type { Io } from '../io.ts';
import { forcibleRows } from '../mfe/rows.ts';
import type { DeployFlags } from '../releases/deploy.ts';
import type { PublishFlags } from '../releases/publish.ts';
import type { RollBackFlags } from '../releases/roll-back.ts';
import type { RollOutFlags } from '../releases/roll-out.ts';
import type { SignFlags } from '../releases/sign-release.ts';
import { forAudience } from './for-audience.ts';
import { inRegistry, type RegistryFlags } from './in-registry.ts';

const prepareText = 'new folder in which others sign it, instead of releasing it';

/** The commands of `fairlead mfe` that release an area. */
export const releaseCommands: readonly ((io: Io) => Command)[] = [
  (io) =>
    forAudience(inRegistry('publish', io))
      .description('publish the build of the working folder: it is live at once, or for a share')
      .addOption(
        new Option('--force <row...>', 'rows of the gate to overrule; needs --because')
          .choices(forcibleRows)
          .default([]),
      )
      .option('--platform <folder>', 'publish a composed build as the platform instead')
      .option('--because <text>', 'reason, which history shows')
      .option('--prepare <folder>', prepareText)
      .option('--dry-run', 'check everything and write nothing', false)
      .addHelpText(
        'after',
        '\nExamples:\n  fairlead mfe publish --dry-run\n  fairlead mfe publish --registry /srv/registry --because "Letters can be answered"\n  fairlead mfe publish --force size --because "The map comes back smaller next week"\n  fairlead mfe publish --platform dist/production\n  fairlead mfe publish --to 10%\n  fairlead mfe publish --internal\n  fairlead mfe publish --prepare letters-1.1.0',
      )
      .action(async (flags: PublishFlags) => {
        const { publishHere } = await import('../releases/publish.ts');
        await publishHere(flags, io);
      }),
  (io) =>
    forAudience(inRegistry('rollout', io))
      .description('change who gets a build that was published with --to; 100% completes it')
      .argument('<area>', 'name of the area')
      .argument('<version>', 'version that is being rolled out')
      .option('--because <text>', 'reason, which history shows')
      .option('--prepare <folder>', prepareText)
      .option('--dry-run', 'check everything and write nothing', false)
      .addHelpText(
        'after',
        '\nExamples:\n  fairlead mfe rollout letters 1.1.0 --to 25%\n  fairlead mfe rollout letters 1.1.0 --to 50% --experience vanta\n  fairlead mfe rollout letters 1.1.0 --to 100% --because "Nobody complained"\n\n`fairlead mfe rollback` ends a rollout.',
      )
      .action(async (area: string, version: string, flags: RollOutFlags) => {
        const { rollOut } = await import('../releases/roll-out.ts');
        await rollOut(area, version, flags, io);
      }),
  (io) =>
    inRegistry('rollback', io)
      .description('make an earlier release of an area live again: the one before, or a revision’s')
      .argument('[revision]', 'number of a revision, as in history', asRevision)
      .option('--area <name>', 'area (default: the one of the working folder)')
      .option('--because <text>', 'reason, which history shows')
      .option('--prepare <folder>', prepareText)
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
    inRegistry('sign', io)
      .description('sign a release that somebody prepared; live once enough keys have signed it')
      .argument('<folder>', 'what --prepare of publish, rollout or rollback wrote')
      .option('--dry-run', 'check everything and write nothing', false)
      .addHelpText(
        'after',
        '\nExamples:\n  fairlead mfe sign letters-1.1.0 --dry-run\n  fairlead mfe sign letters-1.1.0 --keys /media/usb/keys',
      )
      .action(async (folder: string, flags: SignFlags) => {
        const { signRelease } = await import('../releases/sign-release.ts');
        await signRelease(folder, flags, io);
      }),
  (io) =>
    inRegistry('deploy', io)
      .description(
        'write a composed build with the current releases, whose pages run only what is signed',
      )
      .argument('<folder>', 'the composed build that was published as the platform')
      .requiredOption('--out <folder>', 'new folder, for any server of files')
      .option('--after <folder>', 'the deployment that is served now: files of open pages stay')
      .option('--health <address>', 'where pages report loads and crashes: /health of the registry')
      .option(
        '--follow',
        'deploy each new revision until Ctrl-C; serve the link <out>/current',
        false,
      )
      .addHelpText(
        'after',
        '\nExamples:\n  fairlead mfe deploy dist/production --out /srv/www/r17 --after /srv/www/r16\n  fairlead mfe deploy dist/production --out /srv/www --follow --health /api/health',
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

function asRevision(value: string): number {
  const revision = Number(value);
  if (Number.isInteger(revision) && revision > 0) return revision;
  throw new InvalidArgumentError('Give the number of a revision.');
}
