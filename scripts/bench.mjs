// `npm run bench`: runs the benchmarks. Works with Node 20 or later and without installed packages; the benchmarks are in
// ../tests/bench and run on the pinned Node. Options: --json, --only <name>.
import { launch } from './toolchain.mjs';

await launch('tests/bench/main.ts');
