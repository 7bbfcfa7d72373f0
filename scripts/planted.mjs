// `npm run planted`: plants faults one at a time and lets `fairlead explore` look for each. Works with Node 20 or later and
// without installed packages; the run is in ../tests/planted, on the pinned Node. Arguments: words in the names of faults.
import { launch } from './toolchain.mjs';

await launch('tests/planted/main.ts');
