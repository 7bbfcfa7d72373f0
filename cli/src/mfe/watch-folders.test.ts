import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { watchFolders } from './watch-folders.ts';

function watched() {
  const folder = mkdtempSync(join(tmpdir(), 'fairlead-watch-'));
  writeFileSync(join(folder, 'a.ts'), '1');
  const changed = vi.fn();
  const stop = watchFolders(folder, changed);
  onTestFinished(() => {
    stop();
    rmSync(folder, { recursive: true });
  });
  return {
    write: (file: string, text: string) => writeFileSync(join(folder, file), text),
    rename: (from: string, to: string) => renameSync(join(folder, from), join(folder, to)),
    make: (name: string) => mkdirSync(join(folder, name)),
    async hears() {
      await expect.poll(() => changed.mock.calls.length).toBeGreaterThan(0);
      changed.mockClear();
    },
  };
}

test('a file that an editor replaces is heard each time', async () => {
  const { write, rename, hears } = watched();
  for (const text of ['2', '3', '4']) {
    write('a.ts.new', text);
    rename('a.ts.new', 'a.ts');
    await hears();
  }
});

test('a file in a folder that is made later is heard', async () => {
  const { write, make, hears } = watched();
  make('screens');
  await hears();
  write('screens/b.ts', '1');
  await hears();
});
