import { Command, InvalidArgumentError } from 'commander';
import type { Io } from '../io.ts';
import type { KeyFlags, MakeFlags } from '../releases/keys.ts';
import { inRegistry, type RegistryFlags } from './in-registry.ts';

/** `fairlead mfe keys`: who may sign what. */
export function keysCommand(io: Io): Command {
  return new Command('keys')
    .description('make, list, rotate, require and revoke the keys that sign releases')
    .addCommand(init(io))
    .addCommand(make(io))
    .addCommand(list(io))
    .addCommand(rotate(io))
    .addCommand(requireCount(io))
    .addCommand(revoke(io));
}

const changing = (name: string, io: Io) =>
  inRegistry(name, io).option('--dry-run', 'write nothing', false);

const init = (io: Io) =>
  changing('init', io)
    .description(
      'make a registry and its keys: three for the root, one for who may publish, its own',
    )
    .addHelpText(
      'after',
      '\nExample:\n  fairlead mfe keys init --registry /srv/registry --keys /media/usb/keys',
    )
    .action(async (flags: KeyFlags) => {
      const { initRegistry } = await import('../releases/keys.ts');
      await initRegistry(flags, io);
    });

const make = (io: Io) =>
  changing('make', io)
    .description('make a key that may publish an area; needs the key "targets"')
    .argument('<area>', 'name of the area, or platform')
    .option('--name <name>', 'who will have it (default: the area)', toName)
    .addHelpText(
      'after',
      '\nExamples:\n  fairlead mfe keys make letters\n  fairlead mfe keys make letters --name letters-ci',
    )
    .action(async (area: string, flags: MakeFlags) => {
      const { makeKey } = await import('../releases/keys.ts');
      await makeKey(area, flags, io);
    });

const list = (io: Io) =>
  inRegistry('list', io)
    .description('list the keys, what they sign, and those that were revoked')
    .addHelpText('after', '\nExample:\n  fairlead mfe keys list --json')
    .action(async (flags: RegistryFlags) => {
      const { showKeys } = await import('../releases/keys.ts');
      await showKeys(flags, io);
    });

const rotate = (io: Io) =>
  changing('rotate', io)
    .description(
      'replace a lost or stolen key by a new one: all keys of an area, or one of the registry',
    )
    .argument('<name>', 'an area, or root-1, root-2, root-3, targets, online')
    .addHelpText(
      'after',
      '\nExamples:\n  fairlead mfe keys rotate letters\n  fairlead mfe keys rotate online',
    )
    .action(async (name: string, flags: KeyFlags) => {
      const { rotateKey } = await import('../releases/keys.ts');
      await rotateKey(name, flags, io);
    });

const requireCount = (io: Io) =>
  changing('require', io)
    .description('say how many keys of an area sign each of its releases; needs the key "targets"')
    .argument('<area>', 'name of the area, or platform')
    .argument('<count>', 'number of keys, from 1', toCount)
    .addHelpText('after', '\nExample:\n  fairlead mfe keys require letters 2')
    .action(async (area: string, count: number, flags: KeyFlags) => {
      const { requireSigners } = await import('../releases/keys.ts');
      await requireSigners(area, count, flags, io);
    });

const revoke = (io: Io) =>
  changing('revoke', io)
    .description('take one of several keys of an area away; needs the key "targets"')
    .argument('<key>', 'name of the key, or the start of its id')
    .addHelpText('after', '\nExample:\n  fairlead mfe keys revoke letters-laptop')
    .action(async (key: string, flags: KeyFlags) => {
      const { revokeNamed } = await import('../releases/keys.ts');
      await revokeNamed(key, flags, io);
    });

/** The file of a key is named by it, and lists show it. */
function toName(text: string): string {
  if (/^[^\s./\\][^\p{Cc}/\\]{0,59}$/u.test(text)) return text;
  throw new InvalidArgumentError(
    'Give a name of up to 60 characters, without slashes, that begins with a letter or a number.',
  );
}

function toCount(text: string): number {
  if (/^[1-9]$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Give a whole number from 1 to 9.');
}
