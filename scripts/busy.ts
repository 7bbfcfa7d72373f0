import { spawn } from 'node:child_process';

/** Ends by itself when its parent is gone, however that ended. */
const work = `const { ppid } = process;
for (;;) {
  for (let round = 0; round < 1e7; round += 1);
  if (process.ppid !== ppid) process.exit();
}`;

/** Keeps as many processes busy until it is released. */
export function keepBusy(count: number): () => void {
  const processes = Array.from({ length: count }, () =>
    spawn(process.execPath, ['--eval', work], { stdio: 'ignore' }),
  );
  return () => {
    for (const busy of processes) busy.kill('SIGKILL');
  };
}
