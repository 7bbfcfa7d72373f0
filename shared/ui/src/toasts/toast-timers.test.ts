import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { byUrgency, inPlace, isClosable, type Toast, ToastTimers } from './toast-timers.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const aToast = (id: string, changes: Partial<Toast> = {}): Toast => ({
  id,
  text: 'Saved.',
  tone: 'success',
  audience: 'client',
  ...changes,
});

function started(...toasts: Toast[]) {
  const dismissed: string[] = [];
  const timers = new ToastTimers((id) => dismissed.push(id));
  timers.keep(toasts);
  return { dismissed, timers };
}

test('a client reads a toast for three seconds, an admin for eight', () => {
  const { dismissed } = started(aToast('client'), aToast('admin', { audience: 'admin' }));
  vi.advanceTimersByTime(2999);
  expect(dismissed).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(dismissed).toEqual(['client']);
  vi.advanceTimersByTime(5000);
  expect(dismissed).toEqual(['client', 'admin']);
});

test('a toast that is kept keeps its time, one that is gone is not dismissed again', () => {
  const { dismissed, timers } = started(aToast('a'), aToast('b'));
  vi.advanceTimersByTime(2000);
  expect(timers.keep([aToast('a')])).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(dismissed).toEqual(['a']);
});

test('a new toast is reported, and none is dismissed after the end', () => {
  const { dismissed, timers } = started(aToast('a'));
  expect(timers.keep([aToast('a'), aToast('b')])).toBe(true);
  timers.stop();
  vi.advanceTimersByTime(10_000);
  expect(dismissed).toEqual([]);
});

test('errors and toasts for admins can be closed; errors are announced immediately', () => {
  const error = aToast('a', { tone: 'error' });
  const saved = aToast('b');
  expect([error, saved, aToast('c', { audience: 'admin' })].map(isClosable)).toEqual([
    true,
    false,
    true,
  ]);
  expect(byUrgency([saved, error])).toEqual({ alerts: [error], statuses: [saved] });
});

test('a toast keeps its position until those after it have gone', () => {
  const [a, b, c] = [aToast('a'), aToast('b'), aToast('c')];
  expect(inPlace([], [a, b])).toEqual([a, b]);
  expect(inPlace([a, b], [b])).toEqual([undefined, b]);
  expect(inPlace([undefined, b], [b, c])).toEqual([undefined, b, c]);
  expect(inPlace([undefined, b, c], [b])).toEqual([undefined, b]);
  expect(inPlace([a], [b])).toEqual([undefined, b]);
  expect(inPlace([undefined, b], [])).toEqual([]);
});

test('a toast with a button stays while someone is at it, and then for its whole time', () => {
  const toast = aToast('a', { audience: 'admin', action: 'Undo' });
  const { dismissed, timers } = started(toast);
  vi.advanceTimersByTime(7000);
  timers.hold(toast, true);
  vi.advanceTimersByTime(60_000);
  expect(dismissed).toEqual([]);
  timers.hold(toast, false);
  vi.advanceTimersByTime(7999);
  expect(dismissed).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(dismissed).toEqual(['a']);
});

test('a toast without a button goes although the pointer rests on it', () => {
  const toast = aToast('a');
  const { dismissed, timers } = started(toast);
  timers.hold(toast, true);
  vi.advanceTimersByTime(3000);
  expect(dismissed).toEqual(['a']);
});
