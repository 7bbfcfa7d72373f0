import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readManifest } from './stamp.ts';

test('a unit whose last build ended while it wrote its manifest counts as one that was never built', () => {
  const outDir = mkdtempSync(join(tmpdir(), 'fairlead-stamp-'));
  onTestFinished(() => rmSync(outDir, { recursive: true }));
  expect(readManifest(outDir)).toBeNull();
  writeFileSync(join(outDir, 'manifest.json'), '{"name":"@fairlead/mfe-letters"}');
  expect(readManifest(outDir)).toEqual({ name: '@fairlead/mfe-letters' });
  writeFileSync(join(outDir, 'manifest.json'), '{"name":"@fairlead/mfe-le');
  expect(readManifest(outDir)).toBeNull();
});
