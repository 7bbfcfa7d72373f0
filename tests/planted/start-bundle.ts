import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const runner = join(import.meta.dirname, 'run-bundle.ts');

/**
 * Runs one of the functions of `look.ts` in a bundle's own process, and yields what it answers. Ends the process if nobody
 * asks for more; throws if it fails.
 */
export async function* startBundle(
  folder: string,
  what: 'look' | 'take again',
  given: object,
): AsyncGenerator<unknown> {
  const child = spawn(
    process.execPath,
    [runner, pathToFileURL(join(folder, 'app.mjs')).href, what],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const exited = once(child, 'exit');
  child.stdin.end(JSON.stringify(given));
  try {
    for await (const line of createInterface({ input: child.stdout })) yield JSON.parse(line);
    const [code] = await exited;
    if (code !== 0) throw new Error(`${folder} failed to ${what}: exit code ${code}`);
  } finally {
    child.kill();
    await exited;
  }
}
