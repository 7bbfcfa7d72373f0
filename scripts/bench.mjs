// `npm run bench`: the benchmarks, on any Node from 20 on. Uses nothing that has to be installed; they are in
// ../tests/bench and run on the pinned Node. Options: --json, --only <name>.
import { launch } from './toolchain.mjs';

await launch('tests/bench/main.ts');
