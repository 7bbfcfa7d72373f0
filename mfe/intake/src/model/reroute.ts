import { type IntakeEntry, intakeEntry, type MarketSubmissionView } from '@fairlead/domain';
import type { AfterSignInFacts } from '@fairlead/domain/status-routing';
import {
  $auth,
  $authSource,
  $experience,
  $flags,
  $flagsSettled,
  $route,
  $userInfo,
  decided,
  entered,
  flagsRequested,
  left,
  lookUpFailureText,
  reportLookUpFailures,
  routed,
} from '@fairlead/store';
import { combine, createEffect, createEvent, createStore, type Event, sample } from 'effector';
import { content } from '../content.ts';
import { createFacts } from './facts/index.ts';
import { stayOnStart } from './stay-on-start.ts';
import { titleStartPage } from './title-start-page.ts';

/**
 * Redirects signed-in visitors of the start page (A§2, A§4); everyone else sees the form. `intakeEntry` decides by the
 * session alone whether to look up where they left off. If so, the facts of their application are loaded, and
 * `afterSignIn` decides by these where they go, or that they stay.
 */
export function createReroute({ acceptedSignedIn }: { acceptedSignedIn: Event<void> }) {
  const retried = createEvent();
  const flagsChanged = createEvent();
  const opened = entered('intake');
  const leftStart = left('intake');

  const $visit = combine(
    { auth: $auth, authSource: $authSource, experience: $experience },
    ({ auth, authSource, experience }) =>
      auth &&
      intakeEntry({
        status: auth.status,
        clientSelectionRequired: auth.session.clientSelectionRequired,
        authSource,
        experience,
        email: auth.unverifiedEmail,
      }),
  );
  /** The user came back with an error: the form explains it, and only a new submit redirects (A§8). */
  const $hasError = $route.map((route) => Boolean(route?.state.error));

  const $isHere = createStore(false)
    .on(opened, () => true)
    .reset(leftStart);
  const visited = sample({
    clock: [opened, $visit],
    source: { isHere: $isHere, visit: $visit },
    filter: (now): now is Visited => now.isHere && now.visit !== null,
  });
  const elsewhere = visited.filterMap(({ visit }) =>
    visit.kind === 'elsewhere' ? visit.decision : undefined,
  );
  sample({
    clock: elsewhere,
    fn: (decision) => ({ ...decision, router: 'guard' as const, facts: { route: 'intake' } }),
    target: decided,
  });
  sample({ clock: elsewhere, fn: ({ to }) => ({ to }), target: routed });

  const visitedWithoutError = sample({
    clock: visited,
    source: $hasError,
    filter: (hasError, { visit }) => visit.kind === 'reroute' && !hasError,
  });
  const lookUpWanted = sample({
    clock: [visitedWithoutError, acceptedSignedIn, retried, flagsChanged],
  });

  /** Nobody is signed in, so nobody is redirected. */
  const visitorSeen = visited.filter({ fn: ({ visit }) => visit.kind === 'form' });

  const factsFx = createFacts();
  const decideFx = createEffect(async (facts: AfterSignInFacts) => {
    const { afterSignIn } = await import('@fairlead/domain/status-routing');
    return afterSignIn(facts);
  });

  // The facts' inputs may still be pending, and a new session in the meantime starts another lookup.
  const $isWanted = createStore(false)
    .on(lookUpWanted, () => true)
    .reset([factsFx, leftStart, visitorSeen]);
  sample({
    clock: [$isWanted, $userInfo, $flagsSettled, factsFx.pending],
    source: {
      isWanted: $isWanted,
      userInfo: $userInfo,
      areFlagsSettled: $flagsSettled,
      route: $route,
      isLoading: factsFx.pending,
    },
    filter: isReadyToLookUp,
    fn: ({ route }) => route?.fullQuery ?? {},
    target: factsFx,
  });

  sample({
    clock: factsFx.doneData,
    source: $isHere,
    filter: Boolean,
    fn: (_, facts) => facts,
    target: decideFx,
  });
  sample({
    clock: decideFx.done,
    fn: ({ params, result }) => ({ ...result, router: 'after-sign-in' as const, facts: params }),
    target: decided,
  });
  const destinationFound = sample({
    clock: decideFx.done,
    source: $flags,
    fn: (flags, { params, result }) => ({
      to: result.to,
      stay: stayOnStart(result.to, flags, params.application?.marketSubmission?.status ?? ''),
    }),
  });
  sample({
    clock: destinationFound,
    filter: ({ stay }) => stay === null,
    fn: ({ to }) => ({ to }),
    target: routed,
  });

  const submissionMissing = decideFx.failData.filter({ fn: isMissingSubmission });
  const lookUpFailed = sample({
    clock: [factsFx.failData, submissionMissing],
    source: $visit,
    filter: (visit) => visit?.kind !== 'form',
    fn: (_, failure) => failure,
  });
  reportLookUpFailures('rerouter', lookUpFailed);
  const $failureText = createStore<string | null>(null)
    .on(lookUpFailed, (_, failure) => lookUpFailureText(content.rerouteFailed.asked, failure))
    .reset([lookUpWanted, leftStart, factsFx, visitorSeen]);
  /** The rerouter decided that the user stays here. */
  const $hasStayed = createStore(false)
    .on(destinationFound, (_, { stay }) => stay !== null)
    .reset([lookUpWanted, leftStart]);
  /** The status of a submitted application whose submission can't be shown. */
  const $submissionView = createStore<MarketSubmissionView | null>(null)
    .on(destinationFound, (_, { stay }) => (stay === 'form' ? null : stay))
    .reset([lookUpWanted, leftStart, visitorSeen]);
  // The screens may be open at the next lookup.
  sample({ clock: retried, target: flagsRequested });
  sample({
    clock: $flags,
    source: $submissionView,
    filter: Boolean,
    target: flagsChanged,
  });

  /** Set once a user who came back with an error submits or tries again: from then on they are redirected too. */
  const $hasAskedToContinue = createStore(false)
    .on(lookUpWanted, () => true)
    .reset(leftStart);

  /** Signed-in users leave the start page unless the rerouter decides that they stay. */
  const $isLeavingHere = combine(
    {
      visit: $visit,
      hasStayed: $hasStayed,
      hasError: $hasError,
      hasAskedToContinue: $hasAskedToContinue,
    },
    ({ visit, hasStayed, hasError, hasAskedToContinue }) => {
      if (visit?.kind === 'reroute') return !hasStayed && (hasAskedToContinue || !hasError);
      return visit?.kind === 'elsewhere';
    },
  );

  /** What the screen shows. The form appears only once it is decided that the user stays, so that no input is lost. */
  const $view = combine(
    {
      hasFailed: $failureText.map((text) => text !== null),
      isSubmitted: $submissionView.map((submitted) => submitted !== null),
      isUnknown: $visit.map((visit) => visit === null),
      isBusy: combine($isWanted, factsFx.pending, (isWanted, isLoading) => isWanted || isLoading),
      isLeavingHere: $isLeavingHere,
    },
    ({ hasFailed, isSubmitted, isUnknown, isBusy, isLeavingHere }) => {
      if (hasFailed) return 'failed' as const;
      if (isUnknown || isBusy || isLeavingHere) return 'loading';
      return isSubmitted ? 'submitted' : 'form';
    },
  );

  titleStartPage({ $view, $submissionView });

  const failed = decideFx.failData.filter({ fn: (failure) => !isMissingSubmission(failure) });
  return { retried, failed, $view, $submissionView, $failureText };
}

const isMissingSubmission = ({ name }: Error) => name === 'MissingSubmissionError';

type LookUpState = {
  readonly isWanted: boolean;
  readonly userInfo: unknown;
  readonly areFlagsSettled: boolean;
  readonly isLoading: boolean;
};

const isReadyToLookUp = ({ isWanted, userInfo, areFlagsSettled, isLoading }: LookUpState) =>
  isWanted && userInfo !== null && areFlagsSettled && !isLoading;

type Visited = { readonly isHere: true; readonly visit: IntakeEntry };
