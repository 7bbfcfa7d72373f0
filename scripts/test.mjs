// `npm test`: everything that CI runs, in order of speed, on any Node from 20 on. Uses nothing that has to be installed;
// the steps themselves are in ./test-steps.ts and run on the pinned Node.
import { installDependencies, runPinned } from './toolchain.mjs';

try {
  installDependencies();
  process.exitCode = await runPinned('scripts/test-steps.ts', process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
