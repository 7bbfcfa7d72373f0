// `npm run bench`: the benchmarks, on any Node from 20 on. Uses nothing that has to be installed; they are in
// ../tests/bench and run on the pinned Node. Options: --json, --only <name>.
import { installDependencies, runPinned } from './toolchain.mjs';

try {
  installDependencies();
  process.exitCode = await runPinned('tests/bench/main.ts', process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
