import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLoadLimit } from './time-limit.ts';

const reload = vi.fn();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  reload.mockClear();
});

/** A page on which a person has just pressed something, or hasn't. */
function aPage({ isPressed }: { readonly isPressed: boolean }) {
  vi.stubGlobal('navigator', { userActivation: { isActive: isPressed } });
  vi.stubGlobal('location', { reload });
}

const hangs = () => new Promise<never>(() => {});

test('what takes longer than the limit fails and names what it was', async () => {
  aPage({ isPressed: false });
  const loading = createLoadLimit(20_000)(hangs, 'intake: load');
  const failed = expect(loading).rejects.toMatchObject({
    name: 'TooLongError',
    message: 'intake: load took longer than 20000 ms.',
  });
  await vi.advanceTimersByTimeAsync(20_000);
  await failed;
});

test('what arrives in time is the answer', async () => {
  aPage({ isPressed: false });
  expect(await createLoadLimit(20_000)(async () => 'a module', 'intake: load')).toBe('a module');
});

test.each([
  [true, 1],
  [false, 0],
])(
  'another try for what hangs after a press (%s) loads the page again %i times',
  async (isPressed, times) => {
    aPage({ isPressed });
    const limitLoad = createLoadLimit(20_000);
    void limitLoad(hangs, 'intake: load').catch(() => {});
    await vi.advanceTimersByTimeAsync(20_000);
    expect(reload).toHaveBeenCalledTimes(0);
    void limitLoad(hangs, 'intake: load').catch(() => {});
    expect(reload).toHaveBeenCalledTimes(times);
  },
);

test('what failed at once, or something else, is only loaded again', async () => {
  aPage({ isPressed: true });
  const limitLoad = createLoadLimit(20_000);
  const refused = () => Promise.reject(new Error('gone'));
  await expect(limitLoad(refused, 'intake: load')).rejects.toThrow('gone');
  void limitLoad(hangs, 'account: load').catch(() => {});
  await vi.advanceTimersByTimeAsync(20_000);
  await expect(limitLoad(refused, 'intake: load')).rejects.toThrow('gone');
  expect(reload).not.toHaveBeenCalled();
});
