// Builds what changed, serves the app with the sandbox in it, and says where. Started by start.mjs.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { defaultPort, serveApp } from '@fairlead/build/serve';

const root = join(import.meta.dirname, '..');
const { values } = parseArgs({ options: { port: { type: 'string', default: `${defaultPort}` } } });
const wanted = Number(values.port);

execFileSync(process.execPath, [join(root, 'scripts/content.mjs')], {
  cwd: root,
  stdio: 'inherit',
});
const start = performance.now();
const app = await serveApp({
  root,
  port: wanted,
  onBuilt: (name, duration) => console.log(`  built ${name} (${Math.round(duration)} ms)`),
});

const duration = ((performance.now() - start) / 1000).toFixed(1);
console.log(
  app.built.length === 0
    ? `Nothing changed since the last build (${duration} s).`
    : `Built ${app.built.length} parts in ${duration} s.`,
);
if (app.port !== wanted) console.log(`Port ${wanted} is taken, so this is the next free one.`);
console.log(`\nFairlead is at ${app.url}\nCtrl-C stops it.`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void app.close().then(() => {
      console.log('\nStopped.');
      process.exit(0);
    });
  });
}
