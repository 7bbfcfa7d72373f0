import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { areaStamp } from '../../cli/bin/source-stamp.mjs';

/** A folder with one source. */
function anArea(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fairlead-stamp-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'src/main.tsx'), 'export {};');
  return folder;
}

test('what an editor links beside a source that is being edited is no source', () => {
  const folder = anArea();
  const before = areaStamp(folder, '1.0.0');
  // Emacs locks a file by a link that leads nowhere.
  symlinkSync('ada@example.com.1234:5678', join(folder, 'src/.#main.tsx'));
  expect(areaStamp(folder, '1.0.0')).toBe(before);
  writeFileSync(join(folder, 'src/main.tsx'), 'export const changed = true;');
  expect(areaStamp(folder, '1.0.0')).not.toBe(before);
});
