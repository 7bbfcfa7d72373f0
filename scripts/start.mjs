// `npm start`: installs, builds and serves, from a fresh clone on. Works with Node 20 or later and without installed
// packages; the pinned Node does the rest in ./serve.ts.
import { launch } from './toolchain.mjs';

await launch('scripts/serve.ts');
