import { Command, Option } from 'commander';
import type { Io } from '../io.ts';
import type { createArea } from '../mfe/create.ts';
import { asPort } from './as-port.ts';
import { keysCommand } from './mfe-keys.ts';
import { releaseCommands } from './mfe-releases.ts';

type Flags = { readonly json: boolean };
type InFlags = Flags & { readonly in: string };

/** `fairlead mfe`: the work of a team on its area. */
export function mfeCommand(io: Io): Command {
  const mfe = new Command('mfe')
    .description('create, develop, build, check and release an area (micro-frontend)')
    .addCommand(create(io))
    .addCommand(develop(io))
    .addCommand(build(io))
    .addCommand(verify(io))
    .addCommand(diff(io))
    .addCommand(list(io));
  for (const command of releaseCommands) mfe.addCommand(command(io));
  return mfe.addCommand(keysCommand(io));
}

const create = (io: Io) =>
  new Command('create')
    .description('make the folder of a new area')
    .argument('<name>', 'name of the area, in lowercase letters')
    .addOption(
      new Option('--into <folder>', 'folder to make it in').default('.', 'the working folder'),
    )
    .option('--packages <folder>', 'folder of the packed packages, if no registry has them')
    .option('--json', 'print JSON', false)
    .addHelpText(
      'after',
      '\nExamples:\n  fairlead mfe create claims\n  fairlead mfe create claims --packages ../fairlead/dist/packages\n  fairlead mfe create claims --into mfe',
    )
    .action(async (name: string, flags: Parameters<typeof createArea>[1]) => {
      const { createArea } = await import('../mfe/create.ts');
      createArea(name, flags, io);
    });

const develop = (io: Io) =>
  new Command('dev')
    .description('build the area on every save and swap it into a composition')
    .option('--in <url>', 'address of the composition', 'http://localhost:4300')
    .option('--port <n>', 'port; the next free one if it is taken', asPort, 4310)
    .option('--json', 'print a line of JSON for each event', false)
    .addHelpText('after', '\nExample:\n  fairlead mfe dev --in https://staging.example.com')
    .action(async (flags: InFlags & { port: number }) => {
      const { developHere } = await import('../mfe/dev.ts');
      await developHere(flags, io);
    });

const build = (io: Io) =>
  new Command('build')
    .description('build the area of the working folder into dist')
    .option('--json', 'print JSON', false)
    .addHelpText('after', '\nExample:\n  fairlead mfe build')
    .action(async ({ json }: Flags) => {
      const { buildHere } = await import('../mfe/build.ts');
      await buildHere(json, io);
    });

const verify = (io: Io) =>
  inComposition('verify')
    .description(
      'compare the build with a composition: requirements, imports, lifecycles, routes, elements, calls, drafts, tasks, size',
    )
    .addHelpText(
      'after',
      '\nExamples:\n  fairlead mfe verify\n  fairlead mfe verify --in https://staging.example.com',
    )
    .action(async ({ json, in: url }: InFlags) => {
      const { verifyHere } = await import('../mfe/verify.ts');
      await verifyHere(url, json, io);
    });

const diff = (io: Io) =>
  new Command('diff')
    .description('show what a deployment of the build would change in a composition')
    .argument('<url>', 'address of the composition')
    .option('--json', 'print JSON', false)
    .addHelpText('after', '\nExample:\n  fairlead mfe diff https://staging.example.com')
    .action(async (url: string, { json }: Flags) => {
      const { diffHere } = await import('../mfe/verify.ts');
      await diffHere(url, json, io);
    });

const list = (io: Io) =>
  inComposition('ls')
    .description('list the areas of a composition with their versions')
    .addHelpText('after', '\nExample:\n  fairlead mfe ls --in https://staging.example.com --json')
    .action(async ({ json, in: url }: InFlags) => {
      const [{ readLiveMap }, { liveAreas }, { printListing }] = await Promise.all([
        import('../mfe/live-map.ts'),
        import('../mfe/live-areas.ts'),
        import('../listing.ts'),
      ]);
      const rows = liveAreas(await readLiveMap(url));
      const headings = ['area', 'version', 'brings'];
      const cells = ({ area, version, addresses }: (typeof rows)[number]) => [
        area,
        version,
        addresses.join(' '),
      ];
      printListing({ rows, headings, cells }, json, io);
    });

const inComposition = (name: string) =>
  new Command(name)
    .option('--in <url>', 'address of a composition', 'http://localhost:4300')
    .option('--json', 'print JSON', false);
