// Builds what changed, serves the app with the sandbox and prints the address. Started by start.mjs.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { defaultPort, type ServedApp, serveApp } from '@fairlead/build/serve';
import { loopback } from '@fairlead/build/server';
import { listPersonas } from '@fairlead/sandbox';
import { createHttpSandbox } from '@fairlead/sandbox/http';
import { readOptions, refuse } from './read-options.ts';

const usage = `npm start                     builds what changed and serves the app on port ${defaultPort}
npm start -- --port 4400      on another port, or the next free one after it
npm start -- --host 0.0.0.0   reachable from other machines too
npm start -- --http           with the sandbox in the server instead of in the page`;

/** The personas that the start message lists. */
const beginnings = new Set([
  'returning-in-progress',
  'vanta-applicant',
  'ms-released',
  'requires-review',
  'admin',
]);

const root = join(import.meta.dirname, '..');
const { values } = readOptions(
  {
    options: {
      port: { type: 'string', default: `${defaultPort}` },
      host: { type: 'string', default: loopback },
      // Runs the sandbox in the server instead of in the page, as in staging.
      http: { type: 'boolean', default: false },
    },
  },
  usage,
);
const wanted = Number(values.port);
if (!Number.isInteger(wanted) || wanted < 0 || wanted > 65_535)
  refuse(`--port '${values.port}' is not a port: use a number from 0 to 65535.`, usage);

let app: ServedApp | undefined;
let isStopping = false;
// Registered before the build, so that a stop during the build also prevents serving. 'disconnect' means that the
// parent process was killed and could not forward a signal.
for (const reason of ['SIGINT', 'SIGTERM', 'disconnect'] as const)
  process.on(reason, () => void stop());

execFileSync(process.execPath, [join(root, 'scripts/content.mjs')], {
  cwd: root,
  stdio: 'inherit',
});
const start = performance.now();
app = await serveApp({
  root,
  port: wanted,
  host: values.host,
  ...(values.http ? { mode: 'http', handlers: [createHttpSandbox().handle] } : { mode: 'sandbox' }),
  onBroken: (name, error) =>
    console.error(
      `  ${name} could not be built and is excluded: ${error instanceof Error ? error.message : error}`,
    ),
  onBuilt: (name, duration) => console.log(`  built ${name} (${Math.round(duration)} ms)`),
});

const duration = ((performance.now() - start) / 1000).toFixed(1);
console.log(
  app.built.length === 0
    ? `Nothing changed since the last build (${duration} s).`
    : `Built ${app.built.length === 1 ? '1 part' : `${app.built.length} parts`} in ${duration} s.`,
);
if (app.port !== wanted) console.log(`Port ${wanted} is taken; using the next free one.`);
console.log(`\nFairlead is at ${app.url}\n`);
await printPersonas(app.url);
console.log('\nPress Ctrl-C to stop.');

async function stop() {
  if (isStopping) return;
  isStopping = true;
  await app?.close();
  console.log('\nStopped.');
  process.exit(0);
}

/** Prints the sign-in address and personas. The sandbox needs no passwords. */
async function printPersonas(url: string) {
  const personas = await listPersonas();
  const [newcomer] = personas;
  const shown = personas.filter(({ id }) => beginnings.has(id));
  const width = Math.max(...shown.map(({ email }) => email.length));
  console.log(`Start at ${url}/ as a new founder (${newcomer?.email ?? 'any address'}),`);
  console.log(`or sign in at ${url}/login as one of these; there are no passwords:`);
  for (const { email, shows } of shown) console.log(`  ${email.padEnd(width)}  ${shows}`);
  console.log(`To list all ${personas.length}: npx fairlead personas`);
}
