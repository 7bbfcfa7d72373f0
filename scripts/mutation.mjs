// `npm run mutation`: which mistakes in the rules would go unnoticed by the tests, on any Node from 20 on. Uses nothing
// that has to be installed; the run is in ../tests/mutation, on the pinned Node. Words: the parts, domain and models.
import { installDependencies, runPinned } from './toolchain.mjs';

try {
  installDependencies();
  process.exitCode = await runPinned('tests/mutation/main.ts', process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
