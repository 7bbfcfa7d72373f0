// `npm run bench`: measures what the design promises, side by side in one run. Started by scripts/bench.mjs.
import { benches } from './benches.ts';
import type { Bench } from './figure.ts';
import { readOptions } from './read-options.ts';
import { asJson, asTable, type Result } from './report.ts';

const options = readOptions(process.argv.slice(2));
if ('say' in options) {
  (options.exitCode === 0 ? console.log : say)(options.say);
  process.exit(options.exitCode);
}
const chosen = await choose(options.only).catch((error: Error) => {
  say(error.message);
  process.exit(2);
});
const results: Result[] = [];
let failures = 0;
for (const [name, bench] of chosen) {
  try {
    say(`${name} …`);
    const start = performance.now();
    const measured = await bench.measure((progress) => say(`  ${progress}`));
    results.push(
      ...bench.figures.flatMap((figure) => {
        const found = measured[figure.name];
        return found ? [{ figure, measured: found }] : [];
      }),
    );
    say(`  done in ${((performance.now() - start) / 1000).toFixed(0)} s`);
  } catch (error) {
    failures += 1;
    say(`  ${name} could not be measured: ${error instanceof Error ? error.stack : error}`);
  }
}
console.log(options.json ? asJson(results) : `\n${asTable(results)}`);
process.exitCode = failures > 0 ? 1 : 0;

/** Returns the requested benchmarks, by their own name or that of a figure; by default all. */
async function choose(only: readonly string[]): Promise<[string, Bench][]> {
  const all = await Promise.all(
    Object.entries(benches).map(
      async ([name, load]): Promise<[string, Bench]> => [name, await load()],
    ),
  );
  const isNamed = ([name, { figures }]: [string, Bench]) =>
    only.some((word) => [name, ...figures.map((figure) => figure.name)].includes(word));
  const chosen = only.length === 0 ? all : all.filter(isNamed);
  if (chosen.length > 0) return chosen;
  const names = all.flatMap(([name, { figures }]) => [
    `  ${name}: ${figures.map((figure) => figure.name).join(', ')}`,
  ]);
  throw new Error(`No benchmark is called '${only.join("', '")}'. There are:\n${names.join('\n')}`);
}

/** Progress goes beside the report, so that --json prints one object and nothing else. */
function say(text: string) {
  process.stderr.write(`${text}\n`);
}
