import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type HeldRequest, heldRequestEvent, holdRequest, waitHeld } from './held-requests.ts';

const request = new Request('http://localhost/api/client-backend/contact', { method: 'POST' });
const heard: HeldRequest[] = [];

beforeEach(() => {
  heard.length = 0;
  const page = new EventTarget();
  page.addEventListener(heldRequestEvent, (event) => {
    heard.push((event as CustomEvent<HeldRequest>).detail);
  });
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a slow call notifies the page that it is held, and when it continues', async () => {
  vi.useFakeTimers();
  const waiting = waitHeld(10_000, request);
  const { id } = heard[0] ?? {};
  const { method, url } = request;
  expect(heard).toEqual([{ id, method, url, isHeld: true }]);
  await vi.advanceTimersByTimeAsync(10_000);
  await waiting;
  expect(heard).toEqual([
    { id, method, url, isHeld: true },
    { id, method, url, isHeld: false },
  ]);
});

test('two requests to the same address are held apart', () => {
  holdRequest(request);
  const goOn = holdRequest(request);
  goOn();
  const [first, second, last] = heard;
  expect(first?.id).not.toBe(second?.id);
  expect(last).toMatchObject({ id: second?.id, isHeld: false });
});

test('without a page there is no notification', () => {
  vi.stubGlobal('dispatchEvent', undefined);
  expect(holdRequest(request)).toBeTypeOf('function');
});
