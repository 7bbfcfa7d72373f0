import {
  checkPartnerClient,
  embeddedLogin,
  getApplication,
  getCartaEnrichment,
  getDecision,
  getIntakeLegacyApplication,
  listApplications,
} from '@fairlead/contracts';
import {
  attest,
  createApplication,
  createRenewal,
  ensureClientContactExists,
  findQuestionSet,
  getApplicationQuestionSet,
  getMe,
  getNewRenewal,
  getNextQuestionSet,
  getQuestionSet,
  getReview,
  importCarta,
  renewApplication,
  requestClientAccess,
  saveAnswers,
} from '@fairlead/contracts/application';
import { clientAt, joinClient } from '../../accounts/clients.ts';
import { sessionLifetime } from '../../accounts/sessions.ts';
import { shownLegacy } from '../../applications/shown-legacy.ts';
import { HttpError, notFound } from '../../calls/http-error.ts';
import { publicRoute, signedInRoute } from '../../calls/route.ts';
import { applicationFor, applicationsOf } from '../../lookups/applications.ts';
import { legacyFor } from '../../lookups/legacy.ts';
import { momentOf } from '../../world/world.ts';
import { attestTo, decisionOf } from './attest.ts';
import { importFromCarta } from './carta.ts';
import { createApplication as create } from './create-application.ts';
import { useAuthCode } from './embedded.ts';
import { progressOf } from './progress.ts';
import { applicationSet, blankSet, setById } from './question-sets.ts';
import { renew, renewalSet } from './renewals.ts';
import { reviewOf } from './review.ts';
import { refuseSubmitted, saveSet } from './save-answers.ts';

export const intakeEngineRoutes = [
  publicRoute(getQuestionSet, async ({ world, params }) =>
    blankSet(world, setById(world, params.id)),
  ),

  publicRoute(findQuestionSet, async ({ world, query: { name } }) => {
    const found = world.content.questionSets.find((set) => set.name === name);
    if (!found) throw notFound('question set', name);
    return blankSet(world, found);
  }),

  signedInRoute(getApplicationQuestionSet, async (context) => {
    const { world, params } = context;
    const application = await applicationFor(context, params.applicationId);
    return applicationSet(world, application, setById(world, params.id));
  }),

  signedInRoute(createApplication, async (context) => {
    const { id, legacy_application_id, shown } = await create(context);
    return { id, legacy_application_id, pre_decision: shown.pre_decision };
  }),

  signedInRoute(
    getApplication,
    async (context) => (await applicationFor(context, context.params.id)).shown,
  ),

  signedInRoute(listApplications, async (context) => {
    const rows = await applicationsOf(context);
    if (rows.length === 0) throw new HttpError(404, 'There is no application yet');
    return rows.map(({ shown }) => shown);
  }),

  signedInRoute(getIntakeLegacyApplication, async (context) => {
    const { id } = context.params;
    const legacy = shownLegacy(await legacyFor(context, id));
    const [own] = await context.world.store.list('application', 'legacy_application_id', id);
    return { ...legacy, application_id: own?.id ?? null };
  }),

  signedInRoute(getNextQuestionSet, async (context) => {
    const application = await applicationFor(context, context.params.id);
    refuseSubmitted(application);
    return progressOf(context.world, application);
  }),

  signedInRoute(saveAnswers, async (context) =>
    saveSet(context.world, await applicationFor(context, context.params.id), context.body),
  ),

  signedInRoute(getReview, async (context) =>
    reviewOf(context.world, await applicationFor(context, context.params.id)),
  ),

  signedInRoute(attest, async (context) =>
    attestTo(
      context.world,
      await applicationFor(context, context.params.id),
      context.body.questions,
    ),
  ),

  signedInRoute(getDecision, async (context) => {
    const decision = decisionOf(context.world, await applicationFor(context, context.params.id));
    if (!decision) throw new HttpError(400, 'The application is not decided yet');
    return { decision };
  }),

  signedInRoute(getNewRenewal, renewalSet),
  signedInRoute(
    createRenewal,
    async ({ body, ...context }) =>
      (await renew(context, body.renewal_parent_application_id, body)).shown,
  ),
  signedInRoute(
    renewApplication,
    async (context) => (await renew(context, context.params.id)).shown,
  ),

  signedInRoute(importCarta, async (context) => {
    const { applicationId, code } = context.body;
    await importFromCarta(context.world, await applicationFor(context, applicationId), code);
    return {};
  }),

  signedInRoute(getCartaEnrichment, async (context) => {
    const rows = await applicationsOf(context);
    return { enrichment: rows.some(({ carta_connected }) => carta_connected) ? {} : null };
  }),

  publicRoute(embeddedLogin, async ({ world, body }) => {
    const session = await useAuthCode(world, body.code);
    return { token: session.id, expires: momentOf(world.now() + sessionLifetime) };
  }),

  signedInRoute(getMe, async ({ person, session }) => ({
    id: person.id,
    email: person.email,
    client_id: session.client_id,
  })),

  // Only clients of partners; others are detected when their lead is created.
  publicRoute(checkPartnerClient, async ({ world, person, query: { website } }) => {
    const client = await clientAt(world, website);
    if (client?.partner && !person?.client_ids.includes(client.id))
      throw new HttpError(409, 'The company is a client already', { code: 'existing_client' });
    return {};
  }),

  signedInRoute(ensureClientContactExists, async ({ world, person, session }) => {
    const [lead] = await world.store.list('lead', 'email', person.email);
    const leadText = (key: string) => (typeof lead?.data[key] === 'string' ? lead.data[key] : '');
    const name = leadText('legal_name');
    if (!session.client_id && name)
      await joinClient(
        world,
        { person, session },
        { company: name, website: await free(world, leadText('website')), partner: null },
      );
    const known = await world.store.get('session', session.id);
    return { client_id: known?.client_id ?? null, contact_id: person.id };
  }),

  publicRoute(requestClientAccess, async ({ world, body: { client_id, email } }) => {
    if (!(await world.store.get('client', client_id))) throw notFound('client', client_id);
    const requests = await world.store.list('access_request', 'client_id', client_id);
    if (!requests.some((request) => request.email === email))
      await world.store.put('access_request', {
        id: await world.id('ar'),
        client_id,
        email,
        asked_at: world.now(),
      });
    return {};
  }),
];

/** Returns a website that no other client has, because naming a website must not give access to another company. */
async function free(world: Parameters<typeof clientAt>[0], website: string): Promise<string> {
  return (await clientAt(world, website)) ? '' : website;
}
