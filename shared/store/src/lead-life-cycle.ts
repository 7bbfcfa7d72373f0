import {
  reportAccountRegistered,
  reportApplicationCreated,
  reportEmailVerified,
  updateLead,
} from '@fairlead/contracts';
import { createEffect, createEvent, sample } from 'effector';
import { createCallFx } from './call-fx.ts';
import { reportErrorFx } from './doors.ts';
import { $lead, leadReported } from './lead.ts';

/** A§4: what happens to a lead after it was created. Each is reported once; a failure is logged and the flow goes on. */
export const accountRegistered = createEvent<{ readonly email: string }>();
export const emailVerified = createEvent();
export const applicationCreated = createEvent<{ readonly applicationId: string }>();

const registerFx = createCallFx(reportAccountRegistered);
const verifyFx = createCallFx(reportEmailVerified);
const applyFx = createCallFx(reportApplicationCreated);
const updateLeadFx = createCallFx(updateLead);

type LifeCycleEvent =
  | { readonly kind: 'account_registered'; readonly email: string }
  | { readonly kind: 'email_verified' }
  | { readonly kind: 'application_created'; readonly applicationId: string };

const reportFx = createEffect(
  async ({ id, event }: { readonly id: string; readonly event: LifeCycleEvent }) => {
    switch (event.kind) {
      case 'account_registered':
        await registerFx({ params: { id }, body: { auth0_email: event.email } });
        await updateLeadFx({ params: { id }, body: { id, auth0_email: event.email } });
        return;
      case 'email_verified':
        await verifyFx({ params: { id } });
        await updateLeadFx({ params: { id }, body: { id, email_verified: true } });
        return;
      case 'application_created':
        await applyFx({ params: { id }, body: { application_id: event.applicationId } });
    }
  },
);

const happened = createEvent<LifeCycleEvent>();
sample({
  clock: accountRegistered,
  fn: ({ email }) => ({ kind: 'account_registered', email }) as const,
  target: happened,
});
sample({ clock: emailVerified, fn: () => ({ kind: 'email_verified' }) as const, target: happened });
sample({
  clock: applicationCreated,
  fn: ({ applicationId }) => ({ kind: 'application_created', applicationId }) as const,
  target: happened,
});
const heard = sample({
  clock: happened,
  source: $lead,
  fn: (lead, event) => ({ lead, event }),
});
sample({
  clock: heard.filterMap(({ lead: { id, reported }, event }) =>
    id !== null && !reported.includes(event.kind) ? { id, event } : undefined,
  ),
  target: reportFx,
});
sample({ clock: reportFx, fn: ({ event }) => event.kind, target: leadReported });
sample({
  clock: reportFx.fail,
  fn: ({ error, params }) => ({ error, where: `lead: ${params.event.kind}` }),
  target: reportErrorFx,
});
