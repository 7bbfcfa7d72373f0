import type { MarketSubmission } from '@fairlead/contracts/packages';
import { monthlyPlan, yearlyTotal } from '@fairlead/domain/packages';
import { makeToken } from '@fairlead/sandbox/stand-ins/stripe/token';
import { afterAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { handleRequest } from '../http/handle-request.ts';
import { startDatabases } from '../test-kit/databases.ts';
import { createTestClient, type TestClient } from '../test-kit/test-client.ts';
import { createWorlds } from './worlds.ts';

const databases = await startDatabases();
afterAll(async () => {
  for (const database of databases) await database.close();
});

const origin = 'http://localhost:4400';

describe.each(databases)('on $name', ({ location, name }) => {
  /** Servers that share the database and nothing else. The embedded one belongs to one process. */
  async function servers() {
    const first = await openDatabase(location);
    const second = name === 'Postgres' ? await openDatabase(location) : first;
    const [one, other] = [first, second].map((database) => {
      const options = { database, worlds: createWorlds(database), controlToken: 'control' };
      return async (request: Request) => {
        const response = await handleRequest(request, options);
        if (!response) throw new Error(`Nothing is at ${request.url}`);
        return response instanceof Response ? response : new Response(response.text, response);
      };
    });
    if (!one || !other) throw new Error('There are two servers');
    let turn = 0;
    const roundRobin = (request: Request) => {
      turn += 1;
      return turn % 2 === 0 ? one(request) : other(request);
    };
    const close = async () => {
      await first.close();
      if (second !== first) await second.close();
    };
    return { roundRobin, first, close };
  }

  async function withClient(
    persona: string,
    work: (client: TestClient, more: Awaited<ReturnType<typeof servers>>) => Promise<void>,
    beginning: object = {},
  ) {
    const open = await servers();
    try {
      await work(await createTestClient(open.roundRobin, origin, persona, beginning), open);
    } finally {
      await open.close();
    }
  }

  test('100 parallel identical activations are one', () =>
    withClient('ms-released', async ({ call }, { first }) => {
      await call('PATCH', '/api/client-backend/select-package', { package_id: 'pk_041_2' });
      const path = '/api/client-backend/market-submission/ms_041';
      const { packages } = (await call('GET', path)).body as MarketSubmission;
      const quotes = packages.find(({ id }) => id === 'pk_041_2')?.quotes ?? [];
      const due = monthlyPlan(yearlyTotal(quotes, 'MONTHLY')).first;
      const effective = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
      const activate = () =>
        call(
          'POST',
          '/api/client-backend/issuance/bind-request',
          {
            market_submission_id: 'ms_041',
            billing_interval: 'MONTHLY',
            payment_method_token: makeToken('4242424242424242'),
            payment_account_id: null,
            payment_type: 'CC',
            effective_date: effective,
          },
          {
            'Idempotency-Key': 'key-1',
            'Displayed-Amount-Cents': String(due),
            'Displayed-Quote-Ids': quotes.map((quote) => quote.monthly_quote_id).join(','),
          },
        );
      const answers = await Promise.all(Array.from({ length: 100 }, activate));
      expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
        new Set([
          JSON.stringify({
            status: 200,
            body: { status: 'BIND_REQUESTED', effective_date: effective },
          }),
        ]),
      );
      const count = async (kind: string) =>
        (await first.query('select id from record where kind = $1', [kind])).length;
      expect([await count('payment'), await count('answered')]).toEqual([1, 1]);
      expect(await first.query('select id from idempotency_key')).toHaveLength(1);
    }));

  test('what parallel requests write through several servers is all kept', () =>
    withClient('new-founder', async ({ call }) => {
      const emails = Array.from({ length: 40 }, (_, index) => `p${index}@example.com`);
      const answers = await Promise.all(
        emails.map((email) => call('POST', '/sandbox/api/sign-up', { email })),
      );
      expect(answers.map(({ status }) => status)).toEqual(emails.map(() => 200));
      const mails = (await call('GET', '/sandbox/api/mailbox')).body as {
        to: string;
        number: number;
      }[];
      const sent = mails.filter(({ to }) => emails.includes(to));
      expect(sent.map(({ to }) => to).sort()).toEqual([...emails].sort());
      expect(new Set(sent.map((mail) => mail.number)).size).toBe(40);
    }));

  test('a world is entered with its token alone', () =>
    withClient('ms-released', async ({ call, session, world }, { roundRobin }) => {
      const path = '/api/auth-service/userinfo';
      expect((await call('GET', path)).status).toBe(200);
      const status = async (headers: Record<string, string>) =>
        (await roundRobin(new Request(origin + path, { headers }))).status;
      const guessed = `${world.slice(0, -1)}${world.endsWith('A') ? 'B' : 'A'}`;
      expect(await status({ 'fairlead-world': guessed, 'fairlead-session': session })).toBe(410);
      expect(
        await status({ Cookie: `fairlead-world-4400=${world}; fairlead_session-4400=${session}` }),
      ).toBe(200);
      expect(
        await status({
          Cookie: `fairlead-world-4400=${world}; fairlead_session-4400=${session}`,
          Origin: 'https://elsewhere.example.com',
        }),
      ).toBe(410);
    }));

  test('a session header counts only beside a token', () =>
    withClient('ms-released', async ({ session }, { roundRobin, first }) => {
      await createWorlds(first).openShared();
      const asked = { headers: { 'fairlead-session': session } };
      const response = await roundRobin(new Request(`${origin}/api/auth-service/session`, asked));
      expect(await response.json()).toMatchObject({ authenticated: false });
    }));

  test('a world is gone when it has been ended or has expired', () =>
    withClient('ms-released', async ({ call, world }, { first, roundRobin }) => {
      await first.query("update world set expires_at = now() - interval '1 second'");
      expect((await call('GET', '/api/auth-service/session')).status).toBe(410);
      expect(await createWorlds(first).removeExpired()).toBeGreaterThan(0);
      expect(await first.query('select 1 from record where kind = $1', ['payment'])).toEqual([]);
      const ended = await roundRobin(
        new Request(`${origin}/staging/control/worlds`, {
          method: 'DELETE',
          headers: { Authorization: 'Bearer control', 'fairlead-world': world },
        }),
      );
      expect(ended.status).toBe(204);
    }));

  test('a fault that strikes once strikes one of many parallel requests', () =>
    withClient(
      'ms-released',
      async ({ call }) => {
        const path = '/api/client-backend/market-submission/ms_041/status';
        const answers = await Promise.all(Array.from({ length: 20 }, () => call('GET', path)));
        expect(answers.filter(({ status }) => status === 500)).toHaveLength(1);
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(19);
      },
      {
        faults: [{ call: 'get-market-submission-status', kind: 'status', status: 500, times: 1 }],
      },
    ));

  test('the time of a driven world is the time that a request brings', () =>
    withClient(
      'ms-released',
      async ({ call }) => {
        const path = '/api/auth-service/session';
        const at = (day: number) =>
          call('GET', path, undefined, { 'fairlead-now': String(Date.UTC(2027, 0, day)) });
        await call('POST', '/sandbox/api/control/enter', { persona: 'ms-released' });
        expect((await at(1)).body).toMatchObject({ authenticated: false });
        expect((await call('GET', path)).body).toMatchObject({ authenticated: true });
      },
      { clock: 'driven' },
    ));
});
