// `npm start`: from a fresh clone to the app in the browser, on any Node from 20 on.
// This file uses nothing that has to be installed; the pinned Node does the rest in ./serve.ts.
import { launch } from './toolchain.mjs';

await launch('scripts/serve.ts');
