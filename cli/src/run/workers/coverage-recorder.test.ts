import { expect, test } from 'vitest';
import { chooseCompared } from '../suspects/choose-compared.ts';
import { openCoverageRecorder } from './coverage-recorder.ts';

/** The file names of the scripts of which a function ran. */
const filesOf = (coverage: Awaited<ReturnType<Recorder['take']>>) =>
  coverage
    .filter(({ functions }) => functions.some(({ ranges }) => (ranges[0]?.count ?? 0) > 0))
    .map(({ url }) => url.replace(/^.*\//, ''));
type Recorder = Awaited<ReturnType<typeof openCoverageRecorder>>;

const nothingFailed = () => chooseCompared([], () => false);

test('what runs between begin and end is recorded, and nothing before or after', async () => {
  const recorder = await openCoverageRecorder();
  nothingFailed();
  await recorder.begin();
  await recorder.end();
  nothingFailed();
  expect(filesOf(await recorder.take())).not.toContain('choose-compared.ts');

  await recorder.begin();
  nothingFailed();
  expect(filesOf(await recorder.take())).toContain('choose-compared.ts');
});
