import {
  ApiError,
  ContractError,
  checkPartnerClient,
  isStatus,
  NetworkError,
} from '@fairlead/contracts';
import { type ApplicantSummary, applicantSummary, type To } from '@fairlead/domain';
import {
  $auth,
  $isLeaving,
  $isSignedIn,
  type Auth,
  clientIdIn,
  createCallFx,
  entered,
  intakeAnswered,
  navigate,
  reportErrorFx,
  saysExistingClient,
  signUpRequested,
  whileOpen,
} from '@fairlead/store';
import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import type { Form } from './form.ts';
import { createMakeLead } from './make-lead.ts';

/** The result of the checks behind a submit. */
type Verdict =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'has-application' }
  | { readonly kind: 'existing-client'; readonly clientId: string | null }
  | { readonly kind: 'offline' };

/** Submits the intake form: partner check, lead, then sign-up, or the rerouter if the person is signed in. */
export function createSubmit(form: Form) {
  const submitted = createEvent();

  const checkFx = createCallFx(checkPartnerClient, { retries: 1, delay: () => 1000 });

  /** The website whose check failed last. Failing again for it stops nobody a second time. */
  const $failedWebsite = createStore<string | null>(null, { serialize: 'ignore' });

  /** Checks whether the company is a partner's client. A passing failure of the check doesn't stop the submit. */
  const partnerFx = attach({
    source: $failedWebsite,
    effect: async (failedWebsite, website: string): Promise<Verdict> => {
      if (website === '') return { kind: 'accepted' };
      try {
        await checkFx({ query: { website } });
        return { kind: 'accepted' };
      } catch (failure) {
        return afterCheck(failure) ?? stopOnce(failure, website === failedWebsite);
      }
    },
  });
  $failedWebsite.on(partnerFx.fail, (_, { params }) => params);

  const makeLeadFx = createMakeLead(form.$isValid);

  const submitFx = createEffect(async (summary: ApplicantSummary): Promise<Verdict> => {
    const partner = await partnerFx(summary.website);
    if (partner.kind !== 'accepted' && partner.kind !== 'offline') return partner;
    const lead = await makeLeadFx(summary);
    if (lead.kind === 'existing-client') return { kind: lead.kind, clientId: lead.clientId };
    // If neither call got a response, the login site wouldn't respond either, and the form would be gone.
    return lead.failure instanceof NetworkError ? partner : { kind: 'accepted' };
  });

  const $isSubmitting = combine(submitFx.pending, $isLeaving, (sends, leaves) => sends || leaves);

  sample({ clock: submitted, target: form.attempted });
  sample({
    clock: submitted,
    source: { form: form.$form, isValid: form.$isValid, isBusy: $isSubmitting },
    filter: ({ isValid, isBusy }) => isValid && !isBusy,
    fn: ({ form: typed }) => applicantSummary(typed),
    target: submitFx,
  });

  // Nothing is created for a user who has left: the form keeps its draft.
  const answered = whileOpen('intake', submitFx.done);
  const accepted = answered.filterMap(({ params, result }) =>
    result.kind === 'accepted' ? params : undefined,
  );
  sample({ clock: accepted, target: intakeAnswered });

  // The session may still be loading, and a user with an account must not be sent to sign up.
  const $accepted = createStore<ApplicantSummary | null>(null, { serialize: 'ignore' });
  $accepted.on(accepted, (_, summary) => summary);
  const known = sample({
    clock: [$accepted, $auth],
    source: { summary: $accepted, auth: $auth, isSignedIn: $isSignedIn },
    filter: (now): now is IdentifiedSubmission => now.summary !== null && now.auth !== null,
  });
  $accepted.reset([known, entered('intake')]);
  sample({
    clock: known,
    filter: ({ isSignedIn }) => !isSignedIn,
    fn: ({ summary }) => ({ email: summary.email }),
    target: signUpRequested,
  });
  const acceptedSignedIn = sample({
    clock: known,
    filter: ({ isSignedIn }) => isSignedIn,
    fn: () => {},
  });

  const refused = answered.filterMap(({ params, result }) => refusalOf(params, result));
  sample({ clock: refused, target: navigate });

  sample({
    clock: checkFx.failData,
    filter: (failure) => saysExistingClient(failure) || !isStatus(failure, 409),
    fn: (error) => ({
      error,
      where: 'partner check',
      level: saysExistingClient(error) ? ('info' as const) : ('error' as const),
    }),
    target: reportErrorFx,
  });

  const isOffline = submitFx.doneData.filter({ fn: ({ kind }) => kind === 'offline' });

  return { submitted, acceptedSignedIn, isOffline, failed: submitFx.failData, $isSubmitting };
}

/** An accepted form with its user, once the session is known. */
type IdentifiedSubmission = {
  readonly summary: ApplicantSummary;
  readonly auth: Auth;
  readonly isSignedIn: boolean;
};

/** The page for an existing client; undefined for any other company. */
function refusalOf(summary: ApplicantSummary, verdict: Verdict): To | undefined {
  const { legal_name: company, first_name: firstName, last_name: lastName, email } = summary;
  if (verdict.kind === 'has-application')
    return { route: 'user-has-application', state: { company } };
  if (verdict.kind !== 'existing-client') return undefined;
  const { clientId } = verdict;
  return { route: 'request-access', state: { clientId, company, firstName, lastName, email } };
}

/**
 * A§8: a conflict means an existing application, a 403 and the code of an existing client (AMB-41) ask for access, a
 * temporary failure continues, the rest are errors: null.
 */
function afterCheck(failure: unknown): Verdict | null {
  if (failure instanceof ContractError) return null;
  if (!(failure instanceof ApiError)) return { kind: 'offline' };
  const { status } = failure;
  if (saysExistingClient(failure))
    return { kind: 'existing-client', clientId: clientIdIn(failure) };
  if (status === 409) return { kind: 'has-application' };
  if (status === 408 || status === 429 || status >= 500) return { kind: 'accepted' };
  return null;
}

function stopOnce(failure: unknown, hasStopped: boolean): Verdict {
  if (hasStopped) return { kind: 'accepted' };
  throw failure;
}
