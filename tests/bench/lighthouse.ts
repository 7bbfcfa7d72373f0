import { loadavg } from 'node:os';
import { keysOf } from '@fairlead/domain';
import { openSession } from '../browser/session.ts';
import type { Bench, Figure, Measured } from './figure.ts';
import { type FlagService, flags, flagsKey, serveFlags } from './lighthouse/flag-service.ts';
import { type AuditedPage, auditedPages } from './lighthouse/pages.ts';
import { measureQuality, measureTime, qualities, readings } from './lighthouse/readings.ts';
import { repeatUnrecorded } from './lighthouse/repeat-unrecorded.ts';
import { installLighthouse, type Report, runLighthouse } from './lighthouse/run-lighthouse.ts';
import { signInForAudit } from './lighthouse/sign-in.ts';
import { serveComposition, withServers } from './serve.ts';

const runs = 5;

const figureName = ({ name }: AuditedPage, reading: string) => `lighthouse_${name}_${reading}`;

/** Every reading that a page has a goal for. */
const readingsOf = ({ goals }: AuditedPage) =>
  readings.flatMap((reading) => {
    const goal = goals[reading.name];
    return goal === undefined ? [] : [{ ...reading, goal }];
  });

const figuresOf = (page: AuditedPage): readonly Figure[] => [
  ...readingsOf(page).map(({ name, unit, isShare, goal }) => ({
    name: figureName(page, name),
    unit,
    goal: isShare ? { atLeast: goal } : { atMost: goal },
  })),
  ...keysOf(qualities).map((name) => ({
    name: figureName(page, name),
    unit: '',
    goal: { atLeast: 100 },
  })),
];

/**
 * The product's pages as Lighthouse sees them on its slow phone, those of admins on its desktop: the start page of the
 * production build for somebody who has never been there, the others for people who have signed in.
 */
export const lighthouse: Bench = {
  figures: auditedPages.flatMap(figuresOf),
  async measure(say) {
    const program = await installLighthouse();
    const flagService = await serveFlags();
    const withFlags = () =>
      serveComposition('production', { overHttp2: true, settings: flagsKey, flags });
    try {
      return await withServers(
        [() => serveComposition('production', { overHttp2: true }), withFlags],
        async (newVisitors, members) => {
          const measured: Record<string, Measured> = {};
          for (const page of auditedPages) {
            const { url } = page.visitor ? members : newVisitors;
            const { reports, repeated } = await audit(program, url, page, flagService);
            const again = repeated.length > 0 ? `, made again after ${repeated.join(' ')}` : '';
            say(`${page.name}: ${runs} runs${again}`);
            Object.assign(measured, figuresFrom(page, reports, again));
          }
          return measured;
        },
      );
    } finally {
      flagService.close();
    }
  },
};

type Audited = {
  readonly reports: readonly Report[];
  /** The codes of the runs that Lighthouse could not record. */
  readonly repeated: readonly string[];
};

async function audit(
  program: string,
  url: string,
  page: AuditedPage,
  flagService: FlagService,
): Promise<Audited> {
  const { address, visitor, preset } = page;
  const session = visitor ? await openSession(flagService.chromiumFlags) : null;
  const reports: Report[] = [];
  const repeated: string[] = [];
  try {
    const port =
      session && visitor ? await signInForAudit(session.browser, url, address, visitor) : null;
    const run = () => runLighthouse(program, { url: url + address, port, preset });
    while (reports.length < runs)
      reports.push(await repeatUnrecorded(run, (code) => repeated.push(code)));
    return { reports, repeated };
  } finally {
    await session?.close();
  }
}

function figuresFrom(page: AuditedPage, reports: readonly Report[], again: string) {
  const load = `; load ${loadavg()[0]?.toFixed(1)}${again}`;
  const timed = readingsOf(page).map((reading): [string, Measured] => {
    const { value, from } = measureTime(reading, reports);
    return [figureName(page, reading.name), { value, from: from + load }];
  });
  const others = keysOf(qualities).map((name): [string, Measured] => [
    figureName(page, name),
    measureQuality(name, reports),
  ]);
  return Object.fromEntries([...timed, ...others]);
}
