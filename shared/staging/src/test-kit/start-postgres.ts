import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@fairlead/build/server';

export type TestPostgres = {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
};

/** Why the Postgres tests don't run on this machine. */
export type NotRun = { readonly notRun: string };

const debian = '/usr/lib/postgresql';
const oldest = 15;

/** Starts the machine's Postgres on a free port with a temporary folder. */
export async function startPostgres(): Promise<TestPostgres | NotRun> {
  const bin = findPrograms();
  if (!bin) return { notRun: `there is no Postgres ${oldest} or later on this machine` };
  const user = unprivileged();
  if (user === null) return { notRun: 'Postgres refuses root, and there is no user postgres' };
  const folder = mkdtempSync(join(tmpdir(), 'fairlead-postgres-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid ?? user.uid);
  const data = join(folder, 'data');
  const own = { ...user, stdio: 'ignore' as const, cwd: folder };
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-A', 'trust', '-U', 'fairlead', '-E', 'UTF8', '--no-sync'],
    own,
  );
  const port = await findFreePort(54_320);
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-p', `${port}`, '-k', folder, '-c', 'listen_addresses=127.0.0.1'],
    own,
  );
  const ended = new Promise<void>((resolve) => {
    server.once('exit', () => resolve());
  });
  await untilReady(join(bin, 'pg_isready'), port, server);
  return {
    url: `postgres://fairlead@127.0.0.1:${port}/postgres`,
    pid: server.pid ?? 0,
    async stop() {
      // On SIGINT, Postgres closes its connections and stops at once.
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function findPrograms(): string | null {
  const versions = existsSync(debian) ? readdirSync(debian).map(Number) : [];
  const [newest] = versions.filter((one) => one >= oldest).sort((one, other) => other - one);
  return newest === undefined ? null : join(debian, `${newest}`, 'bin');
}

/** Returns the user to run Postgres as: the current one, or `postgres` if that is root. */
function unprivileged(): { readonly uid?: number; readonly gid?: number } | null {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { stdio: 'pipe' }));
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return null;
  }
}

async function untilReady(
  isReady: string,
  port: number,
  server: { readonly exitCode: number | null },
): Promise<void> {
  const end = performance.now() + 30_000;
  while (performance.now() < end && server.exitCode === null) {
    try {
      execFileSync(isReady, ['-q', '-h', '127.0.0.1', '-p', `${port}`], { stdio: 'ignore' });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error('Postgres did not start in time. Check its log and that its port is free.');
}
