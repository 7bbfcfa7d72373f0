// Runs a child process that ends with this one. Works without installed packages.
import { spawn } from 'node:child_process';
import { onParentLost } from '../cli/bin/parent-lost.mjs';

/**
 * Runs a program with this process's terminal. Resolves to its exit code, or 0 if a signal ended it. Forwards SIGINT and
 * SIGTERM. `npm run` starts scripts through a shell and sends SIGTERM only to that shell, which dies without forwarding
 * it: under npm, losing the parent also counts as SIGTERM. The child gets an IPC channel, whose 'disconnect' event means
 * that this process was killed.
 */
export function runChild(command, args, { cwd, env = process.env }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    const stop = (signal) => child.kill(signal);
    // A terminal sends Ctrl-C to both processes, a supervisor only to this one: the child must tolerate two signals.
    process.on('SIGTERM', stop);
    process.on('SIGINT', stop);
    const stopLooking = env.npm_lifecycle_event ? onParentLost(() => stop('SIGTERM')) : () => {};
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      stopLooking();
      resolve(signal ? 0 : (code ?? 1));
    });
  });
}
