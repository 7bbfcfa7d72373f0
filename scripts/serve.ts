// Builds what changed, serves the app with the sandbox in it, and says where. Started by start.mjs.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { defaultPort, type ServedApp, serveApp } from '@fairlead/build/serve';
import { loopback } from '@fairlead/build/server';
import { listPersonas } from '@fairlead/sandbox';
import { createHttpSandbox } from '@fairlead/sandbox/http';
import { readOptions, refuse } from './read-options.ts';

const usage = `npm start                     builds what changed and serves the app on port ${defaultPort}
npm start -- --port 4400      on another port, or the next free one after it
npm start -- --host 0.0.0.0   reachable from other machines too, not from this one alone
npm start -- --http           with the sandbox behind the server instead of in the page`;

/** The personas that a visitor is offered first. */
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
      // The sandbox behind the server instead of in the page, as staging has it.
      http: { type: 'boolean', default: false },
    },
  },
  usage,
);
const wanted = Number(values.port);
if (!Number.isInteger(wanted) || wanted < 0 || wanted > 65_535)
  refuse(`--port takes a number from 0 to 65535, not '${values.port}'.`, usage);

let app: ServedApp | undefined;
let isStopping = false;
// From the start, so that nothing is served after the build either. 'disconnect': the process that started this one
// was killed and could not pass a signal on.
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
      `  ${name} could not be built and is left out: ${error instanceof Error ? error.message : error}`,
    ),
  onBuilt: (name, duration) => console.log(`  built ${name} (${Math.round(duration)} ms)`),
});

const duration = ((performance.now() - start) / 1000).toFixed(1);
console.log(
  app.built.length === 0
    ? `Nothing changed since the last build (${duration} s).`
    : `Built ${app.built.length === 1 ? '1 part' : `${app.built.length} parts`} in ${duration} s.`,
);
if (app.port !== wanted) console.log(`Port ${wanted} is taken, so this is the next free one.`);
console.log(`\nFairlead is at ${app.url}\n`);
await printPersonas(app.url);
console.log('\nCtrl-C stops it.');

async function stop() {
  if (isStopping) return;
  isStopping = true;
  await app?.close();
  console.log('\nStopped.');
  process.exit(0);
}

/** Where to sign in and as whom. The sandbox asks for no password. */
async function printPersonas(url: string) {
  const personas = await listPersonas();
  const [newcomer] = personas;
  const shown = personas.filter(({ id }) => beginnings.has(id));
  const width = Math.max(...shown.map(({ email }) => email.length));
  console.log(`Begin at ${url}/ as a new founder (${newcomer?.email ?? 'any address'}),`);
  console.log(`or sign in at ${url}/login as one of these; there are no passwords:`);
  for (const { email, shows } of shown) console.log(`  ${email.padEnd(width)}  ${shows}`);
  console.log(`All ${personas.length} of them: npx fairlead personas`);
}
