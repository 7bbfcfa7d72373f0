// `npm run check`: runs the fast steps of `npm test`. Works with Node 20 or later and without installed packages; the run is in
// ./check-steps.ts, on the pinned Node.
import { launch } from './toolchain.mjs';

await launch('scripts/check-steps.ts');
