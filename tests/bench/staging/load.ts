import { createLeanClient, type LeanClient, type LeanRequest, Refused } from './lean-client.ts';

/** A world of a server, and someone signed in there. */
export type Visit = { readonly headers: Readonly<Record<string, string>> };

export type LoadOptions = {
  /** Servers that share a database; requests go to them in turn. */
  readonly urls: readonly string[];
  readonly visits: readonly Visit[];
  readonly seconds: number;
  /** Requests per second, sent whether or not earlier ones were answered; null: as many as 16 clients can. */
  readonly rate: number | null;
  /** Begins the names of those who sign up, so that two loads on one world sign up different people. */
  readonly people?: string;
};

export type LoadResult = {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly answered: number;
  readonly failed: number;
  /** The emails of acknowledged sign-ups, by the index of their world. */
  readonly told: readonly (readonly string[])[];
};

const submission = '/api/client-backend/market-submission/ms_041';
/** Mostly polls, as pages send them. Reading the session renews it, which writes too. */
const reads = [
  `${submission}/status`,
  submission,
  `${submission}/status`,
  submission,
  `${submission}/status`,
  '/api/auth-service/session',
];
/** One request in seven signs someone up. */
const writeEvery = 7;

/** Sends mixed requests and keeps what was acknowledged. A request whose server is gone counts as failed. */
export async function runLoad({
  urls,
  visits,
  seconds,
  rate,
  people = 'p',
}: LoadOptions): Promise<LoadResult> {
  const clients = urls.map(createLeanClient);
  const told = visits.map((): string[] => []);
  const times: number[] = [];
  let count = 0;
  let failed = 0;

  async function sendOne(): Promise<void> {
    count += 1;
    const number = count;
    const world = number % visits.length;
    const headers = visits[world]?.headers ?? {};
    const email = number % writeEvery === 0 ? `${people}${number}@example.com` : null;
    const began = performance.now();
    try {
      const status = await sendInTurn(
        clients,
        number,
        email === null
          ? { method: 'GET', path: reads[number % reads.length] ?? '/', headers }
          : { method: 'POST', path: '/sandbox/api/sign-up', headers, body: `{"email":"${email}"}` },
      );
      times.push(performance.now() - began);
      if (status !== 200) failed += 1;
      else if (email !== null) told[world]?.push(email);
    } catch {
      failed += 1;
    }
  }

  const began = performance.now();
  const end = began + seconds * 1000;
  await (rate === null ? keepBusy(16, end, sendOne) : keepPace(rate, began, end, sendOne));
  const took = (performance.now() - began) / 1000;
  for (const client of clients) client.close();
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return {
    perSecond: times.length / took,
    p50: at(0.5),
    p99: at(0.99),
    answered: times.length,
    failed,
    told,
  };
}

/** As a proxy does: one server after the other, and the next one where nobody listens. */
async function sendInTurn(
  clients: readonly LeanClient[],
  number: number,
  request: LeanRequest,
): Promise<number> {
  for (const [index] of clients.entries()) {
    const client = clients[(number + index) % clients.length];
    try {
      if (client) return await client.send(request);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }
  throw new Refused('Nobody listens.');
}

async function keepBusy(clients: number, end: number, send: () => Promise<void>): Promise<void> {
  async function one(): Promise<void> {
    while (performance.now() < end) await send();
  }
  await Promise.all(Array.from({ length: clients }, one));
}

async function keepPace(
  rate: number,
  began: number,
  end: number,
  send: () => Promise<void>,
): Promise<void> {
  const sent: Promise<void>[] = [];
  while (performance.now() < end) {
    const due = Math.floor(((performance.now() - began) / 1000) * rate);
    while (sent.length < due) sent.push(send());
    await new Promise((resolve) => setTimeout(resolve, 4));
  }
  await Promise.all(sent);
}
