import {
  reportAccountRegistered,
  reportApplicationCreated,
  reportEmailVerified,
  updateLead,
} from '@fairlead/contracts/leads';
import { routeOf } from '@fairlead/domain';
import {
  $owner,
  $ownStorage,
  $route,
  createCallFx,
  reportErrorFx,
  screenEntered,
} from '@fairlead/store';
import { createEffect, createEvent, merge, sample } from 'effector';
import { changeLeadFx, leadIn } from './lead.ts';
import { type LifeCycleEvent, nextReport } from './lead-reports.ts';

/** Events of a lead after its creation (A§4). Each is reported once; a failure is logged and the flow continues. */
export const accountRegistered = createEvent<{ readonly email: string }>();
export const emailVerified = createEvent();
export const applicationCreated = createEvent<{ readonly applicationId: string }>();

const registerFx = createCallFx(reportAccountRegistered);
const verifyFx = createCallFx(reportEmailVerified);
const applyFx = createCallFx(reportApplicationCreated);
const updateLeadFx = createCallFx(updateLead);

type Report = { readonly id: string; readonly event: LifeCycleEvent };

/** Returns the calls of one event, in order. */
function callsOf({ id, event }: Report): readonly (() => Promise<unknown>)[] {
  const params = { id };
  switch (event.kind) {
    case 'account_registered':
      return [
        () => registerFx({ params, body: { auth0_email: event.email } }),
        () => updateLeadFx({ params, body: { id, auth0_email: event.email } }),
      ];
    case 'email_verified':
      return [
        () => verifyFx({ params }),
        () => updateLeadFx({ params, body: { id, email_verified: true } }),
      ];
    case 'application_created':
      return [() => applyFx({ params, body: { application_id: event.applicationId } })];
  }
}

/** Makes every call of one event, once. A failed one is logged and doesn't skip the next. */
const reportFx = createEffect(async (report: Report) => {
  const { kind } = report.event;
  await changeLeadFx({ reported: kind });
  const where = `lead: ${kind}`;
  for (const call of callsOf(report)) {
    try {
      await call();
    } catch (error) {
      // A failed log entry doesn't stop the flow either.
      await reportErrorFx({ error, where }).catch(() => {});
    }
  }
});

const happened = merge<LifeCycleEvent>([
  accountRegistered.map(({ email }) => ({ kind: 'account_registered', email })),
  emailVerified.map(() => ({ kind: 'email_verified' })),
  applicationCreated.map(({ applicationId }) => ({ kind: 'application_created', applicationId })),
]);
sample({ clock: happened, fn: (event) => ({ happened: event }), target: changeLeadFx });

/** The areas that load this module with their own: what an earlier page left to report is sent on theirs. */
const reporting = new Set(['account', 'application']);
const recalled = sample({
  clock: [screenEntered, $owner],
  source: $route,
  filter: (route) => route !== null && reporting.has(routeOf(route.name).area),
});

// One at a time, so that they arrive in order.
const due = sample({
  clock: [changeLeadFx.done, recalled, reportFx.finally],
  source: { storage: $ownStorage, isReporting: reportFx.pending },
}).filterMap(({ storage, isReporting }) => {
  if (isReporting) return undefined;
  const { id, reported, waiting } = leadIn(storage);
  const event = nextReport(waiting, reported);
  return id !== null && event ? { id, event } : undefined;
});
sample({ clock: due, target: reportFx });
