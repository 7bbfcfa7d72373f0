import { linkSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeOut } from './output.ts';

test('a picture is replaced as a whole, so that a full disk leaves the one before', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairlead-map-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeOut(folder, 'map.svg', 'one');
  linkSync(join(folder, 'map.svg'), join(folder, 'before.svg'));
  writeOut(folder, 'map.svg', 'two');
  expect(readFileSync(join(folder, 'before.svg'), 'utf8')).toBe('one');
});
