import { expect, test } from 'vitest';
import { countWrites, hasWritesInFlight } from './writes-in-flight.ts';

test('a request that changes something is in flight until it is answered or fails, one that reads never is', async () => {
  const answers: PromiseWithResolvers<Response>[] = [];
  const send = countWrites(() => {
    const answer = Promise.withResolvers<Response>();
    answers.push(answer);
    return answer.promise;
  });
  const read = send(new Request('http://localhost/a'));
  expect(hasWritesInFlight()).toBe(false);
  const saved = send(new Request('http://localhost/a', { method: 'PUT' }));
  const failed = send(new Request('http://localhost/b', { method: 'POST' }));
  expect(hasWritesInFlight()).toBe(true);
  const [first, second, third] = answers;
  first?.resolve(new Response());
  second?.resolve(new Response());
  await Promise.all([read, saved]);
  expect(hasWritesInFlight()).toBe(true);
  third?.reject(new Error('The connection is gone.'));
  await expect(failed).rejects.toThrow();
  expect(hasWritesInFlight()).toBe(false);
});
