import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { bundleCommand } from './bundle.ts';

test('a bundle that can’t be written whole leaves nothing', async () => {
  const root = mkdtempSync(join(tmpdir(), 'fairlead-bundle-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const app = join(root, 'app.ts');
  writeFileSync(app, 'export const one = 1;');
  const folder = join(root, 'cli/stamp');
  const fails = {
    name: 'full-disk',
    writeBundle() {
      throw new Error('The disk is full.');
    },
  };
  await expect(bundleCommand({ app }, [], folder, [fails])).rejects.toThrow('The disk is full.');
  expect(readdirSync(join(root, 'cli'))).toEqual([]);
  await bundleCommand({ app }, [], folder);
  expect(readdirSync(join(root, 'cli'))).toEqual(['stamp']);
});
