import { afterAll, describe, expect, test } from 'vitest';
import { startDatabases } from './test-kit/databases.ts';
import { startProcess } from './test-kit/start-process.ts';
import { createTestClient } from './test-kit/test-client.ts';

const databases = await startDatabases();
afterAll(async () => {
  for (const database of databases) await database.close();
});

describe.each(databases)('on $name', ({ location }) => {
  test('what was acknowledged before kill -9 is stored', async () => {
    const first = await startProcess(location);
    const client = await createTestClient(fetch, first.url, 'new-founder');
    const told: string[] = [];
    let asked = 0;
    async function signUpUntilItDies(): Promise<void> {
      for (;;) {
        asked += 1;
        const email = `p${asked}@example.com`;
        const { status } = await client.call('POST', '/sandbox/api/sign-up', { email });
        if (status === 200) told.push(email);
        // In the middle: others of these requests are on their way.
        if (told.length === 60) void first.kill();
      }
    }
    const clients = await Promise.allSettled(Array.from({ length: 8 }, signUpUntilItDies));
    expect(clients.map(({ status }) => status)).toEqual(clients.map(() => 'rejected'));
    expect(told.length).toBeGreaterThanOrEqual(60);
    await first.kill();

    const again = await startProcess(location);
    const mailbox = new Request(`${again.url}/sandbox/api/mailbox`, {
      headers: { 'fairlead-world': client.world },
    });
    const mails = (await (await fetch(mailbox)).json()) as { to: string }[];
    const stored = new Set(mails.map(({ to }) => to));
    expect(told.filter((email) => !stored.has(email))).toEqual([]);
    expect(await again.stop()).toBe(0);
  });
});
