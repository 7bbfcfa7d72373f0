import { spawn } from 'node:child_process';
import type { Io } from '../io.ts';

/** Opens an address in the system's browser. Says so if there is no such command. */
export function openInBrowser(url: string, { env, err }: Pick<Io, 'env' | 'err'>): void {
  const [command, args] = opener(url);
  const child = spawn(command, args, { env: { ...env }, stdio: 'ignore', detached: true });
  const failed = () =>
    err(`No browser could be opened with ${command}. Open the address yourself.\n`);
  child.once('error', failed);
  child.once('exit', (code) => {
    if (code) failed();
  });
  // The browser stays open when the command ends.
  child.unref();
}

function opener(url: string): readonly [string, readonly string[]] {
  if (process.platform === 'darwin') return ['open', [url]];
  // The empty argument is the window's title.
  if (process.platform === 'win32') return ['cmd', ['/c', 'start', '', url]];
  return ['xdg-open', [url]];
}
