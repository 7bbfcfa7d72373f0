import { beforeAll, expect, test, vi } from 'vitest';
import { forgetResponses, keepResponse, keepResponses, takeResponses } from './responses.ts';

beforeAll(() => {
  vi.stubGlobal('location', { href: 'http://localhost/' });
  return () => vi.unstubAllGlobals();
});

const respond = (status: number) => {
  const response = Response.json({ status }, { status });
  const copies = vi.spyOn(response, 'clone');
  keepResponse('GET', '/api/quotes', response);
  return copies;
};

test('without a report no response is copied, also when another scenario has begun', async () => {
  expect(respond(200)).not.toHaveBeenCalled();
  forgetResponses();
  expect(respond(200)).not.toHaveBeenCalled();
  expect(await takeResponses()).toEqual([]);
});

test('for a report every successful response is kept until it is asked for', async () => {
  keepResponses();
  for (let count = 0; count < 300; count += 1) respond(200);
  expect(respond(500)).not.toHaveBeenCalled();
  const taken = await takeResponses();
  expect(taken).toHaveLength(300);
  expect(taken[0]).toEqual({ method: 'GET', path: '/api/quotes', body: { status: 200 } });
  expect(await takeResponses()).toEqual([]);
});

test('for a report the responses of a scenario that has ended are dropped', async () => {
  keepResponses();
  respond(200);
  forgetResponses();
  expect(await takeResponses()).toEqual([]);
  respond(200);
  expect(await takeResponses()).toHaveLength(1);
});
