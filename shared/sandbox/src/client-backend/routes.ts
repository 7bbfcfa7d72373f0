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
import { HttpError, notFound } from '../handlers/http-error.ts';
import { on, onAdmin } from '../handlers/route.ts';
import { availableOptions } from '../packaging/index.ts';
import { pricingOf } from '../records/pricing.ts';
import { bind } from './bind.ts';
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
  on(getMarketSubmission, async (visit) =>
    shownToClient(visit.world, await submissionFor(visit, visit.params.id)),
  ),
  onAdmin(getAdminMarketSubmission, async (visit) =>
    shownToAdmin(visit.world, await submissionFor(visit, visit.params.id)),
  ),
  onAdmin(listMarketSubmissions, async ({ world, query }) => listSubmissions(world, query)),
  on(findMarketSubmission, async (visit) =>
    shownToClient(visit.world, await submissionOfApplication(visit, visit.query.client_data_id)),
  ),
  on(getMarketSubmissionStatus, async (visit) => ({
    status: (await submissionFor(visit, visit.params.id)).status,
  })),
  on(getAvailableCoverages, async (visit) => {
    const submission = await submissionFor(visit, visit.params.id);
    return availableOptions((await pricingOf(visit.world, submission)).input);
  }),
  on(getPackageStatus, async (visit) => ({
    status: (await packageFor(visit, visit.params.id)).row.status,
  })),

  on(duplicatePackage, async (visit) => duplicate(visit, visit.body)),
  on(customizePackage, async (visit) => done(customize(visit, visit.body))),
  on(archivePackage, async (visit) => setPackageStatus(visit, visit.body.package_id, 'ARCHIVED')),
  on(readyPackage, async (visit) => setPackageStatus(visit, visit.body.package_id, 'READY')),
  on(reviewPackage, async (visit) => setPackageStatus(visit, visit.body.package_id, 'IN_REVIEW')),
  on(updatePackage, async ({ body: { package_id, ...change }, ...visit }) =>
    changePackage(visit, package_id, change),
  ),
  on(selectPackage, async (visit) => done(select(visit, visit.body.package_id))),

  on(updateMarketSubmission, async (visit) => {
    const { market_submission_id: id, selected_package_id, status, details } = visit.body;
    if (selected_package_id) await select(visit, selected_package_id);
    if (status === 'QUOTE_BLOCKED') await ask(visit, id, details);
    else if (status !== undefined)
      throw new HttpError(403, `A submission cannot be set to ${status} here`, {
        code: 'forbidden',
      });
    return {};
  }),
  onAdmin(releaseMarketSubmission, async (visit) =>
    done(setStatus(visit, visit.body.market_submission_id, 'RELEASED')),
  ),
  onAdmin(quoteBlockMarketSubmission, async (visit) =>
    done(setStatus(visit, visit.body.market_submission_id, 'QUOTE_BLOCKED')),
  ),
  on(setRequestedEffectiveDate, async (visit) =>
    done(setDate(visit, visit.params.id, visit.body.requestedEffectiveDate)),
  ),
  onAdmin(requestCoverages, async (visit) => done(request(visit, visit.params.id, visit.body))),
  on(refreshActivePackages, async (visit) =>
    done(refresh(visit.world, await submissionFor(visit, visit.body.market_submission_id))),
  ),
  on(unlockApplication, async (visit) => done(unlock(visit, visit.body.client_data_id))),

  on(getSignatureDetails, async (visit) => {
    const { market_submission_id: id } = visit.query;
    // A legacy application is asked for by the same parameter (legacy.yaml, signature_details).
    const email =
      (await legacyOfficerEmail(visit, id)) ?? (await submissionFor(visit, id)).signature_email;
    return { email };
  }),
  on(requestBind, async (visit) => bind(visit)),
  on(getPaymentLink, async ({ person, query: { client_id } }) => {
    if (!person.is_admin && !person.client_ids.includes(client_id))
      throw notFound('client', client_id);
    return { url: `https://payments.fairlead.example.com/${client_id}` };
  }),
].map(markingUpdates);
