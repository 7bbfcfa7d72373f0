// `npm run mutation`: which mistakes in the rules would go unnoticed by the tests, on any Node from 20 on. Uses nothing
// that has to be installed; the run is in ../tests/mutation, on the pinned Node. Words: the parts, domain and models.
import { launch } from './toolchain.mjs';

await launch('tests/mutation/main.ts');
