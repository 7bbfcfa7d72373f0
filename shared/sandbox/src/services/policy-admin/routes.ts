import { getLegacyApplication, getUserInfo, listLegacyApplications } from '@fairlead/contracts';
import {
  cancelDiscretion,
  createLinkToken,
  expediteReview,
  getMadlibDecision,
  getPrequalDecision,
  getPreRenewalDecisions,
} from '@fairlead/contracts/application';
import {
  createPayment,
  getLegacyPackages,
  getPreviousPaymentInfo,
} from '@fairlead/contracts/checkout';
import {
  createLead,
  reportAccountRegistered,
  reportApplicationCreated,
  reportEmailVerified,
  updateLead,
} from '@fairlead/contracts/leads';
import { shownLegacy } from '../../applications/shown-legacy.ts';
import { shownPackages } from '../../applications/shown-packages.ts';
import { notFound } from '../../calls/http-error.ts';
import { publicRoute, signedInRoute } from '../../calls/route.ts';
import { settleLegacy } from '../../checkout/life-cycle.ts';
import { applicationFor } from '../../lookups/applications.ts';
import { legacyFor } from '../../lookups/legacy.ts';
import { preRenewalDecisions } from '../../renewals/pre-renewal.ts';
import { scramble } from '../../world/ids.ts';
import { cancel, expedite } from './discretion.ts';
import { changeLead, makeLead, refuseOthersLead } from './leads.ts';
import { pay, paymentKeyRule } from './pay.ts';
import { previousPayment } from './previous-payment.ts';

export const policyAdminRoutes = [
  signedInRoute(getUserInfo, async ({ person }) => ({
    is_admin: person.is_admin,
    coverage_names: [...person.coverage_names],
  })),

  signedInRoute(listLegacyApplications, async ({ world, session }) => {
    if (!session.client_id) return [];
    const rows = await world.store.list('legacy', 'client_id', session.client_id);
    const settled = await Promise.all(rows.map((row) => settleLegacy(world, row)));
    return settled
      .map(shownLegacy)
      .sort((a, b) => b.id.localeCompare(a.id, 'en', { numeric: true }));
  }),
  signedInRoute(getLegacyApplication, async (context) =>
    shownLegacy(await legacyFor(context, context.params.id)),
  ),
  signedInRoute(getLegacyPackages, async (context) =>
    shownPackages(context.world, await legacyFor(context, context.params.id)),
  ),
  signedInRoute(
    getMadlibDecision,
    async (context) => (await legacyFor(context, context.params.id)).eligibility,
  ),
  signedInRoute(
    getPrequalDecision,
    async (context) => (await legacyFor(context, context.params.id)).eligibility,
  ),

  signedInRoute(getPreRenewalDecisions, async ({ world, person, params }) => {
    const applications = await world.store.list('application');
    const own = applications.filter(
      ({ shown, client_id }) =>
        shown.company_id === params.id &&
        (person.is_admin || person.client_ids.includes(client_id)),
    );
    if (own.length === 0) throw notFound('company', params.id);
    const found = await Promise.all(own.map((row) => preRenewalDecisions(world, row)));
    return [...new Set(found.flat())].map((decision) => ({ decision }));
  }),

  signedInRoute(getPreviousPaymentInfo, async (context) => {
    const legacy = await legacyFor(context, context.params.id);
    const paid = await previousPayment(context.world, legacy);
    if (!paid) throw notFound('previous payment of application', legacy.id);
    return paid;
  }),
  signedInRoute(createPayment, pay, paymentKeyRule),

  signedInRoute(createLinkToken, async (context) => {
    const { id } = context.params;
    const legacy = await context.world.store.get('legacy', id);
    if (legacy) await legacyFor(context, id);
    else await applicationFor(context, id);
    return { link_token: `link-sandbox-${scramble(`${id}/${context.world.now()}`)}` };
  }),

  signedInRoute(cancelDiscretion, async (context) => cancel(context, context.params.id)),
  signedInRoute(expediteReview, async (context) => {
    await expedite(context, context.params.id, context.body);
    return {};
  }),

  publicRoute(createLead, makeLead),
  publicRoute(updateLead, async ({ world, params, body }) =>
    changeLead(world, params.id, {
      ...(body.auth0_email ? { email: body.auth0_email, status: 'account_registered' } : {}),
      ...(body.email_verified ? { status: 'email_verified' } : {}),
    }),
  ),
  publicRoute(reportAccountRegistered, async ({ world, params, body }) => {
    await changeLead(world, params.id, {
      email: body.auth0_email,
      status: 'account_registered',
    });
    return {};
  }),
  publicRoute(reportEmailVerified, async ({ world, params }) => {
    await changeLead(world, params.id, { status: 'email_verified' });
    return {};
  }),
  signedInRoute(reportApplicationCreated, async (context) => {
    const { world, params, body } = context;
    await refuseOthersLead(context, params.id);
    const { id } = await applicationFor(context, body.application_id);
    await changeLead(world, params.id, { status: 'application_created', application_id: id });
    return {};
  }),
];
