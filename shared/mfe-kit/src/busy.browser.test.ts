import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { showBusy } from './busy.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function aPlace(around: Element = document.body) {
  const place = document.createElement('div');
  around.append(place);
  onTestFinished(() => place.remove());
  return place;
}

const isBusy = (place: Element) => place.querySelector('ui-overlay') !== null;

test('a wait of 300 ms is announced, a shorter one is not', () => {
  const place = aPlace();
  showBusy(place);
  vi.advanceTimersByTime(299);
  expect(isBusy(place)).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isBusy(place)).toBe(true);
});

test.each([[299], [300]])('a wait that is over after %i ms is no longer announced', (duration) => {
  const place = aPlace();
  const end = showBusy(place);
  vi.advanceTimersByTime(duration);
  end();
  vi.advanceTimersByTime(1000);
  expect([isBusy(place), place.hasAttribute('data-busy')]).toEqual([false, false]);
});

test('a place within one that is busy says nothing', () => {
  const outer = aPlace();
  const inner = aPlace(outer);
  const end = showBusy(outer);
  showBusy(inner);
  vi.advanceTimersByTime(300);
  expect(
    [...outer.querySelectorAll('ui-overlay')].map(({ parentElement }) => parentElement),
  ).toEqual([outer]);
  end();
  expect(isBusy(outer)).toBe(false);
});
