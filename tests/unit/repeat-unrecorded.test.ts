import { expect, test, vi } from 'vitest';
import { repeatUnrecorded } from '../bench/lighthouse/repeat-unrecorded.ts';

const failure = (code: string) =>
  new Error(`Something went wrong. Please run Lighthouse again. (${code})`);

test('a run that Lighthouse could not record is made again, and said', async () => {
  const said: string[] = [];
  const run = vi.fn().mockRejectedValueOnce(failure('NO_NAVSTART')).mockResolvedValueOnce('report');
  expect(await repeatUnrecorded(run, (code) => said.push(code))).toBe('report');
  expect(said).toEqual(['NO_NAVSTART']);
});

test('a run that could not be recorded three times fails', async () => {
  const said: string[] = [];
  const run = vi.fn().mockRejectedValue(failure('NO_FCP'));
  await expect(repeatUnrecorded(run, (code) => said.push(code))).rejects.toThrow('NO_FCP');
  expect(run).toHaveBeenCalledTimes(3);
  expect(said).toEqual(['NO_FCP', 'NO_FCP']);
});

test('a page that cannot be opened is not tried again', async () => {
  const run = vi.fn().mockRejectedValue(failure('FAILED_DOCUMENT_REQUEST'));
  await expect(repeatUnrecorded(run, () => {})).rejects.toThrow('FAILED_DOCUMENT_REQUEST');
  expect(run).toHaveBeenCalledTimes(1);
});
