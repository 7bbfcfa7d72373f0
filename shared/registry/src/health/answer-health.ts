import { parseHealthReport } from './health-report.ts';
import type { HealthWatch } from './watch-health.ts';

/** The longest report, in characters. */
const longest = 500;

/** Pages of any origin report, without anything of the person: there is nothing to allow. */
const headers = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' };

/** Answers `/health`: takes reports of pages, and lists what they said. Null for any other address. */
export const answerHealth =
  (health: HealthWatch) =>
  async (request: Request): Promise<Response | null> => {
    if (new URL(request.url).pathname !== '/health') return null;
    if (request.method === 'GET') return Response.json(health.list(), { headers });
    if (request.method !== 'POST') return new Response(null, { status: 405, headers });
    const text = await request.text();
    const report = text.length <= longest ? parseHealthReport(text) : null;
    if (!report) return new Response(null, { status: 400, headers });
    await health.add(report);
    return new Response(null, { status: 204, headers });
  };
