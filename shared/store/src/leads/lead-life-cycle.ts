import {
  reportAccountRegistered,
  reportApplicationCreated,
  reportEmailVerified,
  updateLead,
} from '@fairlead/contracts';
import { createEffect, createEvent, sample } from 'effector';
import { createCallFx } from '../calls/call-fx.ts';
import { reportErrorFx } from '../host/host-effects.ts';
import { $lead, leadChanged, leadRecalled, leadReported } from './lead.ts';
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

/** Makes every call of one event. A failed one is logged and doesn't skip the next. */
const reportFx = createEffect(async (report: Report) => {
  const where = `lead: ${report.event.kind}`;
  for (const call of callsOf(report)) {
    try {
      await call();
    } catch (error) {
      // A failed log entry doesn't stop the flow either.
      await reportErrorFx({ error, where }).catch(() => {});
    }
  }
});

sample({
  clock: accountRegistered,
  fn: ({ email }) => ({ kind: 'account_registered', email }) as const,
  target: leadChanged,
});
sample({
  clock: emailVerified,
  fn: () => ({ kind: 'email_verified' }) as const,
  target: leadChanged,
});
sample({
  clock: applicationCreated,
  fn: ({ applicationId }) => ({ kind: 'application_created', applicationId }) as const,
  target: leadChanged,
});

// One at a time, so that they arrive in order.
const due = sample({
  clock: [leadChanged, leadRecalled, reportFx.finally],
  source: { lead: $lead, isReporting: reportFx.pending },
}).filterMap(({ lead: { id, reported, waiting }, isReporting }) => {
  const event = isReporting ? null : nextReport(waiting, reported);
  return id !== null && event ? { id, event } : undefined;
});
sample({ clock: due, target: reportFx });
sample({ clock: reportFx, fn: ({ event }) => event.kind, target: leadReported });
