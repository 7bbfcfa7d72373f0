import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeApi } from '../../../scripts/packing/api-report.ts';
import { createReports, outOfDate, writeReports } from '../../../scripts/packing/api-reports.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairlead-reports-'));
  write('package.json', JSON.stringify(manifest));
  write('src/index.d.ts', index);
  write('src/note.d.ts', note);
  write('src/tools/print.d.ts', 'export declare const print: () => void;\n');
});
afterEach(() => rmSync(folder, { recursive: true }));

const manifest = {
  name: '@fairlead/notes',
  exports: {
    '.': { types: './src/index.d.ts', default: './src/index.js' },
    './styles/*': './src/styles/*',
    './tools/*': { types: './src/tools/*.d.ts', default: './src/tools/*.js' },
  },
};
const index = `export { type Note, write } from './note.js';\n`;
const note = `/** A note. */
export type Note = {
  /** What it says. */
  readonly text: string;
};
export declare const write: (note: Note) => void;
export declare const forget: () => void;
`;

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

test('a report has what an entry offers and what that needs, without what only the package uses', async () => {
  const report = await describeApi(folder);
  expect(report).toContain('## `@fairlead/notes`\n');
  expect(report).toContain('export type Note = {\n  readonly text: string;\n};');
  expect(report).toContain('export declare const write: (note: Note) => void;');
  expect(report).not.toContain('forget');
});

test('a report names the modules behind a pattern', async () => {
  expect(await describeApi(folder)).toMatch(/## `@fairlead\/notes\/tools\/\*`[\s\S]*\n- print\n/);
});

test('other words in a comment leave a report as it is', async () => {
  const before = await describeApi(folder);
  write('src/note.d.ts', note.replace('A note.', 'Something that somebody wrote.'));
  expect(await describeApi(folder)).toBe(before);
});

test('a type that is too long to read is kept track of by its fingerprint', async () => {
  const fields = Array.from({ length: 80 }, (_, index) => `  field${index}: string;`);
  const long = (type: string) => note.replace('};', `${fields.join('\n')}\n  last: ${type};\n};`);
  write('src/note.d.ts', long('string'));
  const before = await describeApi(folder);
  expect(before).toMatch(/^export type Note = \{ \/\/ … \d+ more lines, [0-9a-f]{12}$/m);
  write('src/note.d.ts', long('number'));
  expect(await describeApi(folder)).not.toBe(before);
});

test('a report that is out of date is named, with the command that writes it', async () => {
  const staged = join(folder, 'notes');
  write('notes/package.json', JSON.stringify(manifest));
  write('notes/src/index.d.ts', 'export declare const write: () => void;\n');
  const packed = [{ staged, tarball: '' }];
  writeReports(folder, await createReports(packed));
  expect(outOfDate(folder, await createReports(packed))).toBe(null);

  write('notes/src/index.d.ts', 'export declare const write: (text: string) => void;\n');
  expect(outOfDate(folder, await createReports(packed))).toBe(
    'What teams can import has changed, but not in docs/api/notes.md. Run `npm run pack`, look at the difference, and commit it.',
  );
});
