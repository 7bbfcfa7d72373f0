// `npm run planted`: plants faults into the sources, one at a time, and lets `fairlead explore` look for each. Started by
// scripts/planted.mjs.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleCommand, findAreas } from '../../cli/src/bundle.ts';
import { readOptions } from '../../scripts/read-options.ts';
import { root } from '../../scripts/steps.ts';
import { plant } from './plant.ts';
import { type PlantedFault, plantedFaults } from './planted-faults.ts';

const usage = `npm run planted                        every fault
npm run planted -- cent                those with the word in their name
  --steps <number>                     how far to look for each (default: 100000)
  --minutes <number>                   how long to look for each
  --seed <number>                      default: 1
  --as <persona>                       who walks (default: every persona in turn)`;

const { positionals: words, values } = readOptions(
  {
    allowPositionals: true,
    options: {
      steps: { type: 'string', default: '100000' },
      minutes: { type: 'string' },
      as: { type: 'string' },
      seed: { type: 'string', default: '1' },
    },
  },
  usage,
);

/** How many of the twelve faults have to be found. */
const wanted = 10;

const chosen = plantedFaults.filter(({ name }) => words.every((word) => name.includes(word)));
console.log('| Fault | Kind | Found by | Seed | Step | Steps left |\n|---|---|---|---|---|---|');
let found = 0;
for (const fault of chosen) {
  const line = await lookFor(fault);
  if (line.isFound) found += 1;
  console.log(`| ${[fault.name, fault.kind, ...line.cells].join(' | ')} |`);
}
console.log(`\n${found} of ${chosen.length} found`);
if (found < Math.min(wanted, chosen.length)) process.exitCode = 1;

async function lookFor(fault: PlantedFault) {
  const folder = join(root, '.cache/planted', fault.name.replaceAll(/\W+/g, '-'));
  // A bundle that is there already is kept.
  rmSync(folder, { recursive: true, force: true });
  await bundleCommand(
    // Walks need no workers.
    { app: join(root, 'cli/bin/app.ts') },
    findAreas(root, root),
    folder,
    [plant(fault)],
  );
  const { seed, steps, minutes, as } = values;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      join(import.meta.dirname, 'run-bundle.ts'),
      pathToFileURL(join(folder, 'app.mjs')).href,
      'explore',
      ...['--seed', seed, '--steps', steps, '--findings', '1'],
      ...['--out', join('.cache/planted', `${fault.name.replaceAll(/\W+/g, '-')}.yaml`)],
      ...(minutes === undefined ? [] : ['--minutes', minutes]),
      ...(as === undefined ? [] : ['--as', as]),
    ],
    { cwd: root, encoding: 'utf8' },
  );
  const [, invariant] = /^.*: (.+)$/m.exec(stdout) ?? [];
  const [, step, left] = /step (\d+) with --seed \d+, shortened to (\d+) steps/.exec(stdout) ?? [];
  if (step === undefined || left === undefined) {
    const [, tried] = /^(\d+) steps in/m.exec(stdout) ?? [];
    const why = tried === undefined ? `not looked for: ${stderr.trim()}` : `not in ${tried} steps`;
    return { isFound: false, cells: [why, seed, '', ''] };
  }
  return { isFound: true, cells: [invariant ?? '', seed, step, left] };
}
