// `npm test`: runs everything CI runs, fastest first. Works with Node 20 or later and without installed packages; the
// steps are in ./test-steps.ts and run on the pinned Node.
import { launch } from './toolchain.mjs';

await launch('scripts/test-steps.ts');
