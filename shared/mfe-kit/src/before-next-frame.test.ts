import { afterEach, expect, test, vi } from 'vitest';
import { beforeNextFrame } from './before-next-frame.ts';

afterEach(() => vi.unstubAllGlobals());

test('what waits for a frame runs in it, once', () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  const run = vi.fn();
  beforeNextFrame(run);
  expect(run).not.toHaveBeenCalled();
  for (const frame of frames) frame();
  expect(run).toHaveBeenCalledOnce();
});

test('what was taken back before its frame never runs', () => {
  const frames = new Map<number, () => void>();
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.set(7, run) && 7);
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.delete(id));
  const takeBack = beforeNextFrame(() => {});
  takeBack();
  expect(frames.size).toBe(0);
});

test('where nothing is drawn it runs at once', () => {
  const run = vi.fn();
  beforeNextFrame(run);
  expect(run).toHaveBeenCalledOnce();
});
