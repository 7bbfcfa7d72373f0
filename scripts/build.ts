// `npm run build`: builds what changed and composes the app with the sandbox in it, into dist/sandbox.
import { join } from 'node:path';
import { buildAll } from '@fairlead/build';

const root = join(import.meta.dirname, '..');
const { built } = await buildAll({
  root,
  mode: 'sandbox',
  onBuilt: (name, duration) => console.log(`  built ${name} (${Math.round(duration)} ms)`),
});
console.log(
  built.length === 0 ? 'Nothing changed since the last build.' : `Built ${built.length} parts.`,
);
