// `npm run stress`: runs steps of `npm test` again and again on a busy machine. Works with Node 20 or later and without
// installed packages; the run is in ./stress-steps.ts, on the pinned Node.
import { launch } from './toolchain.mjs';

await launch('scripts/stress-steps.ts');
