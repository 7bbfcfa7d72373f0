import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { DatabaseLocation } from '../database/open-database.ts';

export type StagingProcess = {
  readonly url: string;
  readonly pid: number;
  /** Ends the process at once, as kill -9 does. */
  kill(): Promise<void>;
  /** Asks the process to stop and resolves to its exit code. */
  stop(): Promise<number | null>;
};

type ProcessOptions = {
  /** A server that prints its address; default: staging. */
  readonly script?: string;
  /** Default: any free one. */
  readonly port?: string;
};

/** Starts staging, or another server, as a process of its own. */
export async function startProcess(
  database: DatabaseLocation,
  { script = join(import.meta.dirname, 'serve.ts'), port = '0' }: ProcessOptions = {},
): Promise<StagingProcess> {
  const child = spawn(process.execPath, [script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      FAIRLEAD_TEST_PORT: port,
      ...('url' in database
        ? { DATABASE_URL: database.url }
        : { DATABASE_URL: '', FAIRLEAD_TEST_FOLDER: database.folder }),
    },
  });
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (text: Buffer) => resolve(text.toString().trim()));
    child.once('exit', () =>
      reject(
        new Error(`${script} ended before it printed its address. Its output names the reason.`),
      ),
    );
  });
  return {
    url,
    pid: child.pid ?? 0,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
