import { findMarketSubmission } from '@fairlead/contracts/application';
import {
  archivePackage,
  customizePackage,
  duplicatePackage,
  getAdminMarketSubmission,
  getAvailableCoverages,
  getMarketSubmission,
  getMarketSubmissionStatus,
  getPackageStatus,
  getPaymentLink,
  getSignatureDetails,
  listMarketSubmissions,
  quoteBlockMarketSubmission,
  readyPackage,
  refreshActivePackages,
  releaseMarketSubmission,
  requestBind,
  requestCoverages,
  reviewPackage,
  selectPackage,
  setRequestedEffectiveDate,
  unlockApplication,
  updateMarketSubmission,
  updatePackage,
} from '@fairlead/contracts/packages';
import { pricingOf } from '../../applications/pricing.ts';
import { HttpError, notFound } from '../../calls/http-error.ts';
import { adminRoute, signedInRoute } from '../../calls/route.ts';
import { availableOptions } from '../../packages/index.ts';
import { bind, bindKeyRule } from './bind.ts';
import { changePackage, setStatus as setPackageStatus } from './change-package.ts';
import { ask, select, setDate, setStatus } from './change-submission.ts';
import { customize } from './customize.ts';
import { duplicate } from './duplicate-package.ts';
import { legacyOfficerEmail } from './legacy-officer.ts';
import { listSubmissions } from './list-submissions.ts';
import { markingUpdates } from './mark-updates.ts';
import { refresh } from './refresh.ts';
import { requestCoverages as request } from './request-coverages.ts';
import {
  packageFor,
  shownToAdmin,
  shownToClient,
  submissionFor,
  submissionOfApplication,
} from './submissions.ts';
import { unlock } from './unlock.ts';

const done = async (work: Promise<void>) => {
  await work;
  return {};
};

export const clientBackendRoutes = [
  signedInRoute(getMarketSubmission, async (context) =>
    shownToClient(context.world, await submissionFor(context, context.params.id)),
  ),
  adminRoute(getAdminMarketSubmission, async (context) =>
    shownToAdmin(context.world, await submissionFor(context, context.params.id)),
  ),
  adminRoute(listMarketSubmissions, async ({ world, query }) => listSubmissions(world, query)),
  signedInRoute(findMarketSubmission, async (context) =>
    shownToClient(
      context.world,
      await submissionOfApplication(context, context.query.client_data_id),
    ),
  ),
  signedInRoute(getMarketSubmissionStatus, async (context) => ({
    status: (await submissionFor(context, context.params.id)).status,
  })),
  signedInRoute(getAvailableCoverages, async (context) => {
    const submission = await submissionFor(context, context.params.id);
    return availableOptions((await pricingOf(context.world, submission)).input);
  }),
  signedInRoute(getPackageStatus, async (context) => ({
    status: (await packageFor(context, context.params.id)).row.status,
  })),

  signedInRoute(duplicatePackage, async (context) => duplicate(context, context.body)),
  signedInRoute(customizePackage, async (context) => done(customize(context, context.body))),
  signedInRoute(archivePackage, async (context) =>
    setPackageStatus(context, context.body.package_id, 'ARCHIVED'),
  ),
  signedInRoute(readyPackage, async (context) =>
    setPackageStatus(context, context.body.package_id, 'READY'),
  ),
  signedInRoute(reviewPackage, async (context) =>
    setPackageStatus(context, context.body.package_id, 'IN_REVIEW'),
  ),
  signedInRoute(updatePackage, async ({ body: { package_id, ...change }, ...context }) =>
    changePackage(context, package_id, change),
  ),
  signedInRoute(selectPackage, async (context) => done(select(context, context.body.package_id))),

  signedInRoute(updateMarketSubmission, async (context) => {
    const { market_submission_id: id, selected_package_id, status, details } = context.body;
    await submissionFor(context, id);
    if (selected_package_id) await select(context, selected_package_id, id);
    if (status === 'QUOTE_BLOCKED') await ask(context, id, details);
    else if (status !== undefined)
      throw new HttpError(403, `A submission cannot be set to ${status} here`, {
        code: 'forbidden',
      });
    return {};
  }),
  adminRoute(releaseMarketSubmission, async (context) =>
    done(setStatus(context, context.body.market_submission_id, 'RELEASED')),
  ),
  adminRoute(quoteBlockMarketSubmission, async (context) =>
    done(setStatus(context, context.body.market_submission_id, 'QUOTE_BLOCKED')),
  ),
  signedInRoute(setRequestedEffectiveDate, async (context) =>
    done(setDate(context, context.params.id, context.body.requestedEffectiveDate)),
  ),
  adminRoute(requestCoverages, async (context) =>
    done(request(context, context.params.id, context.body)),
  ),
  signedInRoute(refreshActivePackages, async (context) =>
    done(refresh(context.world, await submissionFor(context, context.body.market_submission_id))),
  ),
  signedInRoute(unlockApplication, async (context) =>
    done(unlock(context, context.body.client_data_id)),
  ),

  signedInRoute(getSignatureDetails, async (context) => {
    const { market_submission_id: id } = context.query;
    // Legacy applications use the same parameter (legacy.yaml, signature_details).
    const email =
      (await legacyOfficerEmail(context, id)) ?? (await submissionFor(context, id)).signature_email;
    return { email };
  }),
  signedInRoute(requestBind, async (context) => bind(context), bindKeyRule),
  signedInRoute(getPaymentLink, async ({ person, query: { client_id } }) => {
    if (!person.is_admin && !person.client_ids.includes(client_id))
      throw notFound('client', client_id);
    return { url: `https://payments.fairlead.example.com/${client_id}` };
  }),
].map(markingUpdates);
