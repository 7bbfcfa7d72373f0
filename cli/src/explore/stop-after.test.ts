import { expect, test } from 'vitest';
import { stopAfter } from './stop-after.ts';

function watched() {
  let interrupt = () => {};
  let isListening = true;
  const io = {
    onInterrupt(stop: () => void) {
      interrupt = stop;
      return () => {
        isListening = false;
      };
    },
  } as Parameters<typeof stopAfter>[1];
  return { io, interrupt: () => interrupt(), isListening: () => isListening };
}

test('walks end at Ctrl-C, in the middle of one, and nothing listens afterward', () => {
  const { io, interrupt, isListening } = watched();
  const stop = stopAfter(undefined, io);
  expect(stop.isDue()).toBe(false);
  interrupt();
  expect(stop.isDue()).toBe(true);
  stop.end();
  expect(isListening()).toBe(false);
});

test('walks end after their minutes', () => {
  expect(stopAfter(10, watched().io).isDue()).toBe(false);
  expect(stopAfter(0, watched().io).isDue()).toBe(true);
});
