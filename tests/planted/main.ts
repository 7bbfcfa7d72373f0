// `npm run planted`: plants faults into the sources, one at a time, and walks at random as `fairlead explore` does to find
// each. Only a walk that finds nothing in the clean sources counts. Started by scripts/planted.mjs.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundleCommand, findAreas } from '../../cli/src/bundle.ts';
import { readOptions } from '../../scripts/read-options.ts';
import { root } from '../../scripts/steps.ts';
import type { Candidate, LookOptions } from './candidate.ts';
import { judge, type TakeAgain } from './judge.ts';
import { plant } from './plant.ts';
import { type PlantedFault, plantedFaults } from './planted-faults.ts';
import { startBundle } from './start-bundle.ts';

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
const options: LookOptions = {
  steps: Number(values.steps),
  seed: Number(values.seed),
  ...(values.minutes === undefined ? {} : { minutes: Number(values.minutes) }),
  ...(values.as === undefined ? {} : { as: values.as }),
};
const cleanFolder = await bundle('clean', []);
console.log('| Fault | Kind | Found by | Seed | Step | Steps left | Not counted |');
console.log('|---|---|---|---|---|---|---|');
let found = 0;
for (const fault of chosen) {
  const { isFound, cells } = await lookFor(fault);
  if (isFound) found += 1;
  console.log(`| ${[fault.name, fault.kind, ...cells].join(' | ')} |`);
}
console.log(`\n${found} of ${chosen.length} found`);
if (found < Math.min(wanted, chosen.length)) process.exitCode = 1;

async function lookFor(fault: PlantedFault) {
  const folder = await bundle(fault.name.replaceAll(/\W+/g, '-'), [plant(fault)]);
  const sources = { planted: takeAgainIn(folder), clean: takeAgainIn(cleanFolder) };
  const others: string[] = [];
  for await (const line of startBundle(folder, 'look', options)) {
    if (isEnd(line)) return notFound(`not in ${line.tried} steps`, others);
    const candidate = line as Candidate;
    const verdict = await judge(candidate, sources);
    const [invariant = ''] = candidate.key.split(':');
    if (verdict === 'of the fault') {
      const { at, steps } = candidate;
      return {
        isFound: true,
        cells: [invariant, values.seed, at, steps.length, others.join('; ')],
      };
    }
    others.push(`${invariant} (${verdict})`);
  }
  return notFound('not looked for', others);
}

// Declarations: the lines above wait for each fault before anything below them is run.
function notFound(why: string, others: readonly string[]) {
  return { isFound: false, cells: [why, values.seed, '', '', others.join('; ')] };
}

function isEnd(line: unknown): line is { readonly tried: number } {
  return typeof line === 'object' && line !== null && 'tried' in line;
}

function takeAgainIn(folder: string): TakeAgain {
  return async (candidate) => {
    for await (const line of startBundle(folder, 'take again', candidate))
      return typeof line === 'string' ? line : null;
    throw new Error(`${folder} said nothing`);
  };
}

async function bundle(name: string, plugins: NonNullable<Parameters<typeof bundleCommand>[3]>) {
  const folder = join(root, '.cache/planted', name);
  // A bundle that is there already is kept.
  rmSync(folder, { recursive: true, force: true });
  const entry = { app: join(import.meta.dirname, 'look.ts') };
  await bundleCommand(entry, findAreas(root, root), folder, plugins);
  return folder;
}
