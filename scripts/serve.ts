// Builds what changed, serves the app with the sandbox in it, and says where. Started by start.mjs.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { defaultPort, serveApp } from '@fairlead/build/serve';
import { listPersonas } from '@fairlead/sandbox';
import { createHttpSandbox } from '@fairlead/sandbox/http';

const root = join(import.meta.dirname, '..');
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: `${defaultPort}` },
    // The sandbox behind the server instead of in the page, as staging has it.
    http: { type: 'boolean', default: false },
  },
});
const wanted = Number(values.port);

execFileSync(process.execPath, [join(root, 'scripts/content.mjs')], {
  cwd: root,
  stdio: 'inherit',
});
const start = performance.now();
const app = await serveApp({
  root,
  port: wanted,
  ...(values.http ? { mode: 'http', handlers: [createHttpSandbox().handle] } : { mode: 'sandbox' }),
  onBroken: (name, error) =>
    console.error(
      `  ${name} could not be built and is left out: ${error instanceof Error ? error.message : error}`,
    ),
  onBuilt: (name, duration) => console.log(`  built ${name} (${Math.round(duration)} ms)`),
});

const duration = ((performance.now() - start) / 1000).toFixed(1);
console.log(
  app.built.length === 0
    ? `Nothing changed since the last build (${duration} s).`
    : `Built ${app.built.length} parts in ${duration} s.`,
);
if (app.port !== wanted) console.log(`Port ${wanted} is taken, so this is the next free one.`);
console.log(`\nFairlead is at ${app.url}\n`);
await printPersonas();
console.log('\nCtrl-C stops it.');

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void app.close().then(() => {
      console.log('\nStopped.');
      process.exit(0);
    });
  });
}

/** Where to sign in and as whom. The sandbox asks for no password. */
async function printPersonas() {
  const personas = await listPersonas();
  const width = Math.max(...personas.map(({ email }) => email.length));
  console.log(`Sign in at ${app.url}/login with one of these addresses; there are no passwords:`);
  for (const { email, shows } of personas) console.log(`  ${email.padEnd(width)}  ${shows}`);
}
