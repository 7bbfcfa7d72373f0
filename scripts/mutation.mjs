// `npm run mutation`: finds mistakes that the tests would miss. Works with Node 20 or later and without installed packages;
// the run is in ../tests/mutation, on the pinned Node. Arguments: names of parts, e.g. domain.
import { launch } from './toolchain.mjs';

await launch('tests/mutation/main.ts');
