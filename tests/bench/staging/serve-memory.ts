// The sandbox in memory behind HTTP, as a process of its own. Prints its address.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAppServer } from '@fairlead/build/server';
import { createHttpSandbox } from '@fairlead/sandbox/http';

const dist = mkdtempSync(join(tmpdir(), 'fairlead-app-'));
writeFileSync(join(dist, 'deployment.json'), JSON.stringify({ headers: { document: {} } }));
const server = await createAppServer({ dist, port: 0, handlers: [createHttpSandbox().handle] });
process.stdout.write(`${server.url}\n`);
process.once('SIGTERM', () => void server.close());
