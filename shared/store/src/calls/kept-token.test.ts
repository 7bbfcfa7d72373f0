import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHttpClient } from './request.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What a tab keeps between two loads of its page. */
function aTab() {
  let kept: string | null = null;
  const keep = {
    read: () => kept,
    write(text: string | null) {
      kept = text;
    },
  };
  const load = () => {
    let sent: string | null = null;
    const client = createHttpClient(async (request) => {
      sent = (request as Request).headers.get('Authorization');
      return new Response();
    }, keep);
    return {
      client,
      async send() {
        await client.send(new Request('https://api.example.com/'));
        return sent;
      },
    };
  };
  return { load };
}

test('a page that is loaded again continues with the token of its code, for 24 hours', async () => {
  const { load } = aTab();
  load().client.authorize('tok_1', 'code-1');
  const again = load();
  expect(await again.send()).toBeNull();
  again.client.resume('code-1');
  expect(await again.send()).toBe('Bearer tok_1');
  vi.advanceTimersByTime(24 * 3_600_000);
  const later = load();
  later.client.resume('code-1');
  expect(await later.send()).toBeNull();
});

test('the token of a code is not used for another one, nor after signing out', async () => {
  const { load } = aTab();
  load().client.authorize('tok_1', 'code-1');
  const other = load();
  other.client.resume('code-2');
  expect(await other.send()).toBeNull();
  other.client.authorize(null);
  const again = load();
  again.client.resume('code-1');
  expect(await again.send()).toBeNull();
});
