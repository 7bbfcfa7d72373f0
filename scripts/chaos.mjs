// `npm run chaos`: breaks each module in each way. Works with Node 20 or later and without installed packages; the run is
// in ../tests/chaos, on the pinned Node. Arguments: names of modules, e.g. intake.
import { launch } from './toolchain.mjs';

await launch('tests/chaos/main.ts');
