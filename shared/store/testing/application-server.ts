import type { Application, Call, LegacyApplication } from '@fairlead/contracts';
import { aLegacyApplication, anApplication } from '@fairlead/contracts/testing';
import { type Flags, flagDefaults } from '@fairlead/domain';
import { allSettled, fork } from 'effector';
import { requestFx } from '../src/calls/request.ts';
import { reportErrorFx } from '../src/host/host-effects.ts';
import { $attribution } from '../src/session/attribution.ts';
import { $flags } from '../src/session/flags.ts';
import { $authSource, $userInfo } from '../src/session/session.ts';
import { readApplicationFactsFx } from '../src/status-routing/application-facts.ts';
import { waitFx } from '../src/time/wait.ts';

/** An approved application with a legacy one. */
const application = anApplication({
  legacy_application_id: '10026',
  status: 'SUBMITTED',
  application_decision: 'APPROVED',
});

/** Its legacy application. */
export const legacy = aLegacyApplication({ id: '10026', package_slug: 'core' });

/** Its market submission. */
const submission = {
  id: 'ms_1',
  status: 'RELEASED',
  client_data_id: 'app_1',
  selected_package_id: 'pk_1',
};

/** Responds to the calls that load an application's facts; an `Error` is thrown. */
export function server(given: Record<string, unknown> = {}, flags: Partial<Flags> = {}) {
  const calls: Call[] = [];
  const waits: number[] = [];
  const reports: string[] = [];
  const answers: Record<string, unknown> = {
    'get-intake-legacy-application': legacy,
    'get-decision': { decision: 'DECLINED' },
    'get-carta-enrichment': { enrichment: null },
    'find-market-submission': submission,
    ...given,
  };
  const scope = fork({
    values: [
      [$flags, { ...flagDefaults, ...flags }],
      [$attribution, { experience: 'vanta' }],
      [$authSource, 'auth_service_embedded'],
      [$userInfo, { isAdmin: true, coverageNames: [] }],
    ],
    handlers: [
      [
        requestFx,
        (call: Call) => {
          calls.push(call);
          const answer = answers[call.name];
          if (answer instanceof Error) throw answer;
          return answer;
        },
      ],
      [waitFx, (duration: number) => void waits.push(duration)],
      [reportErrorFx, ({ where }: { where: string }) => void reports.push(where)],
    ],
  });
  const read = (change: Partial<Application>, known?: readonly LegacyApplication[]) =>
    allSettled(readApplicationFactsFx, {
      scope,
      params: { application: { ...application, ...change }, ...(known ? { legacy: known } : {}) },
    });
  return { scope, calls, waits, reports, read, asked: () => calls.map(({ name }) => name) };
}
