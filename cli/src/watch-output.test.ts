import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { watchOutput } from './watch-output.ts';

/** An output whose writes fail with this code of the system, or succeed. */
function outputOf(code: string | null) {
  let text = '';
  const stream = new Writable({
    write(chunk, _, done) {
      if (code === null) text += String(chunk);
      const error = new Error(`${code}: no space left on device, write`);
      done(code === null ? null : Object.assign(error, { code }));
    },
  });
  return { stream, said: () => text };
}

async function writing(code: string | null, exit: number) {
  const out = outputOf(code);
  const err = outputOf(null);
  let exitCode = 0;
  const { exitWith } = watchOutput(out.stream, err.stream, (next) => {
    exitCode = next;
  });
  out.stream.write('one');
  await new Promise(setImmediate);
  out.stream.write('two');
  exitWith(exit);
  await new Promise(setImmediate);
  return { exitCode, said: err.said() };
}

test('an output that can’t be written is reported once, and the command fails', async () => {
  expect(await writing('ENOSPC', 0)).toEqual({
    exitCode: 2,
    said: 'The output could not be written: the disk is full.\n',
  });
});

test('a failure of the command stays what it is', async () => {
  expect((await writing('ENOSPC', 1)).exitCode).toBe(1);
});

test('a closed pipe is no failure', async () => {
  expect(await writing('EPIPE', 0)).toEqual({ exitCode: 0, said: '' });
});

test('errors that cannot be written end nothing', async () => {
  const err = outputOf('ENOSPC');
  watchOutput(outputOf(null).stream, err.stream, () => {});
  err.stream.write('lost');
  await new Promise(setImmediate);
  expect(err.stream.destroyed).toBe(true);
});
