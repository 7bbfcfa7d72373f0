import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askEarly, askEarlyIf, forgetEarlyAnswers, takeEarlyAnswer } from './early-answers.ts';

const url = 'https://api.example.com/data';

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response('early'));
  askEarly(url);
});
afterEach(() => {
  forgetEarlyAnswers();
  vi.unstubAllGlobals();
});

test('what was asked for early is taken once', async () => {
  expect(await (await takeEarlyAnswer(new Request(url)))?.text()).toBe('early');
  expect(takeEarlyAnswer(new Request(url))).toBeUndefined();
});

test('a request with a token is not answered by what was asked without one', () => {
  const request = new Request(url, { headers: { Authorization: 'Bearer t' } });
  expect(takeEarlyAnswer(request)).toBeUndefined();
});

test('an early answer is out of date once something was written', () => {
  takeEarlyAnswer(new Request('https://api.example.com/other', { method: 'POST' }));
  expect(takeEarlyAnswer(new Request(url))).toBeUndefined();
});

test('an early answer is out of date once the start is over', () => {
  forgetEarlyAnswers();
  expect(takeEarlyAnswer(new Request(url))).toBeUndefined();
});

test('what is asked for on a condition has its answer once the condition holds', async () => {
  askEarlyIf(Promise.resolve(true), `${url}/more`);
  expect(await (await takeEarlyAnswer(new Request(`${url}/more`)))?.text()).toBe('early');
});

test.each([
  ['does not hold', () => Promise.resolve(false)],
  ['is never known', () => Promise.reject(new Error('no answer'))],
])('where the condition %s, nothing is asked for, and whoever waits hears it', async (_, holds) => {
  const asked = vi.fn();
  vi.stubGlobal('fetch', asked);
  askEarlyIf(holds(), `${url}/more`);
  await expect(takeEarlyAnswer(new Request(`${url}/more`))).rejects.toThrow();
  expect(asked).not.toHaveBeenCalled();
});
