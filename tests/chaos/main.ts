// `npm run chaos`: breaks each module in each way, and looks whether the shell and the other areas live. Needs a build.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Fault, ofCode, ofFiles } from './faults.ts';
import { groups, places } from './places.ts';
import { type Row, runMatrix } from './run-matrix.ts';

const root = join(import.meta.dirname, '../..');
const dist = join(root, 'dist/sandbox');
const faults: readonly Fault[] = [...ofFiles, ...ofCode];

const only = process.argv.slice(2);
const known: readonly string[] = [...places.map(({ area }) => area), ...groups];
const unknown = only.filter((name) => !known.includes(name));
if (unknown.length > 0)
  end(`No module is called ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
if (!existsSync(join(dist, 'import-map.json')))
  end(`There is no build in ${dist}. Make one: npm run build.`);

const isWanted = (module: string) => only.length === 0 || only.includes(module);
const rows = await runMatrix(root, dist, isWanted, (progress) =>
  process.stderr.write(`${progress}\n`),
);
console.log(asTable(rows));
const problems = rows.flatMap(({ module, cells }) =>
  [...cells].flatMap(([fault, problem]) => (problem ? [`${module}, ${fault}: ${problem}`] : [])),
);
for (const problem of problems) console.log(problem);
console.log(
  'ok: without this area, the shell and another area live; without this group of modules, the page works or says that it does not.',
);
process.exitCode = problems.length > 0 ? 1 : 0;

function asTable(all: readonly Row[]): string {
  const stateOf = (problem: string | null | undefined) => {
    if (problem === undefined) return '';
    return problem === null ? 'ok' : 'FAILS';
  };
  const lines = [
    ['', ...faults],
    ...all.map(({ module, cells }) => [
      module,
      ...faults.map((fault) => stateOf(cells.get(fault))),
    ]),
  ];
  return lines
    .map(([first = '', ...rest]) => [first.padEnd(11), ...rest.map((text) => text.padEnd(10))])
    .map((cells) => cells.join(' ').trimEnd())
    .join('\n');
}

function end(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}
