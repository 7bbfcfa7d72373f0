// `npm test`: everything that CI runs, in order of speed, on any Node from 20 on. Uses nothing that has to be installed;
// the steps themselves are in ./test-steps.ts and run on the pinned Node.
import { launch } from './toolchain.mjs';

await launch('scripts/test-steps.ts');
