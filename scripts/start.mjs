// `npm start`: from a fresh clone to the app in the browser, on any Node from 20 on.
// This file uses nothing that has to be installed; the pinned Node does the rest in ./serve.ts.
import { installDependencies, runPinned } from './toolchain.mjs';

try {
  installDependencies();
  process.exitCode = await runPinned('scripts/serve.ts', process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
