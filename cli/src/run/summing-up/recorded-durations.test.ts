import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { RunResult } from '../terms/result.ts';
import { readDurations, recordDurations } from './recorded-durations.ts';

const folder = mkdtempSync(join(tmpdir(), 'fairlead-durations-'));
mkdirSync(join(folder, 'scenarios'));
const file = join(folder, 'scenarios/durations.json');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (taken: Readonly<Record<string, number>>) =>
  ({
    scenarios: Object.entries(taken).map(([name, ms]) => ({ file: 'a.yaml', name, ms })),
  }) as unknown as RunResult;

test('records are sorted, rounded and kept for scenarios that did not run', () => {
  writeFileSync(file, '{"a.yaml not run": 70}');
  recordDurations(folder, run({ slow: 1234.5, fast: 0.2 }));
  expect(readFileSync(file, 'utf8')).toBe(
    '{\n  "a.yaml fast": 1,\n  "a.yaml not run": 70,\n  "a.yaml slow": 1200\n}\n',
  );
});

test('a record changes only when a scenario takes twice or half as long', () => {
  recordDurations(folder, run({ slow: 2300, fast: 1.9 }));
  expect(readDurations(folder)).toMatchObject({ 'a.yaml slow': 1200, 'a.yaml fast': 1 });
  recordDurations(folder, run({ slow: 2500, 'not run': 30 }));
  expect(readDurations(folder)).toMatchObject({ 'a.yaml slow': 2500, 'a.yaml not run': 30 });
});

test('a file that is no JSON is a sentence', () => {
  writeFileSync(file, '{');
  expect(() => readDurations(folder)).toThrow('does not hold durations. Record it again');
});

test.each(['<<<<<<< ours', 'null', '[]', '{"a.yaml slow": "long"}'])(
  'recording again replaces the file %s, as its sentence says',
  (text) => {
    writeFileSync(file, text);
    expect(() => readDurations(folder)).toThrow('Record it again');
    recordDurations(folder, run({ slow: 1200 }));
    expect(readFileSync(file, 'utf8')).toBe('{\n  "a.yaml slow": 1200\n}\n');
  },
);

test('a command that reads the records while another one writes them reads all of them', () => {
  writeFileSync(file, '{"a.yaml slow": 70}');
  const reading = openSync(file, 'r');
  recordDurations(folder, run({ slow: 1200 }));
  expect(readFileSync(reading, 'utf8')).toBe('{"a.yaml slow": 70}');
  closeSync(reading);
  expect(readDurations(folder)).toEqual({ 'a.yaml slow': 1200 });
});
