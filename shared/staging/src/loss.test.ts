import { afterAll, describe, expect, test } from 'vitest';
import { openDatabase } from './database/open-database.ts';
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

describe.each(databases.filter(({ name }) => name === 'Postgres'))('on $name', ({ location }) => {
  test('when connections break in the middle of requests, nothing acknowledged is lost', async () => {
    const staging = await startProcess(location);
    const operator = await openDatabase(location);
    const client = await createTestClient(fetch, staging.url, 'new-founder');
    const told: string[] = [];
    const refused: unknown[] = [];
    async function signUp(email: string): Promise<void> {
      const answer = await client.call('POST', '/sandbox/api/sign-up', { email });
      if (answer.status === 200) told.push(email);
      else refused.push(answer);
    }
    const emails = Array.from({ length: 60 }, (_, index) => `p${index}@example.com`);
    const all = Promise.all(emails.map(signUp));
    while (told.length < 5) await new Promise((resolve) => setImmediate(resolve));
    await operator.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'fairlead staging' and pid <> pg_backend_pid()",
    );
    await all;
    const sentence =
      'The database did not answer. What this request asked for is not confirmed. Try again.';
    for (const one of refused)
      expect(one).toMatchObject({ status: 503, body: { message: sentence } });

    const { body } = await client.call('GET', '/sandbox/api/mailbox');
    const stored = new Set((body as { to: string }[]).map(({ to }) => to));
    expect(told.filter((email) => !stored.has(email))).toEqual([]);
    await signUp('afterwards@example.com');
    expect(told).toContain('afterwards@example.com');
    await operator.close();
    await staging.stop();
  });
});
