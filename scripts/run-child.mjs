// Runs a program for as long as this one is wanted. Uses nothing that has to be installed.
import { spawn } from 'node:child_process';

/** How often this process looks whether the one that started it is still there, ms. */
const lookEvery = 250;

/**
 * Runs a program with the terminal of this process; resolves to its exit code, 0 when a signal ended it. SIGINT and
 * SIGTERM are passed on. `npm run` starts scripts through a shell and hands SIGTERM to that shell alone, which dies
 * without a word to us: under npm the loss of the parent counts as SIGTERM too. The child gets an IPC channel, whose
 * end ('disconnect') tells it that this process was killed.
 */
export function runChild(command, args, { cwd, env = process.env }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    const stop = (signal) => child.kill(signal);
    // A terminal sends Ctrl-C to both, a supervisor to this process only: the child must bear two.
    process.on('SIGTERM', stop);
    process.on('SIGINT', stop);
    const watch = env.npm_lifecycle_event ? onParentLost(() => stop('SIGTERM')) : undefined;
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      clearInterval(watch);
      resolve(signal ? 0 : (code ?? 1));
    });
  });
}

/** An orphan is given another parent. */
function onParentLost(lost) {
  const { ppid } = process;
  const timer = setInterval(() => {
    if (process.ppid === ppid) return;
    clearInterval(timer);
    lost();
  }, lookEvery);
  return timer;
}
