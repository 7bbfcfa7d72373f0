import { expect, test } from 'vitest';
import { addLine, emptyRecording, setText, without, withTimes } from './recording.ts';

const offered = addLine(emptyRecording, {
  kind: 'expectation',
  see: { about: 'text', is: '$989.76' },
  isKept: false,
});

test('a proposed expectation with another text is kept', () => {
  expect(setText(offered, 1, '$989').lines).toEqual([
    { id: 1, kind: 'expectation', see: { about: 'text', is: '$989' }, isKept: true },
  ]);
});

test('a notice that was read is gone', () => {
  const noticed = addLine(offered, { kind: 'notice', text: 'This drag changed nothing.' });
  expect(without(noticed, 2).lines).toEqual(offered.lines);
});

test('each line keeps the time at which it was recorded', () => {
  const begun = withTimes({ ...offered, began: 1_000 }, 5_000);
  const later = withTimes(addLine(begun, { kind: 'task', task: 'submit intake' }), 66_000);
  expect(later.lines.map(({ at }) => at)).toEqual([4_000, 65_000]);
});
