import type { MarketSubmissionView } from '@fairlead/domain';
import {
  $flags,
  flagsRequested,
  lookUpFailureText,
  reportLookUpFailures,
  routed,
} from '@fairlead/store';
import { combine, createEvent, createStore, type Event, sample } from 'effector';
import { content } from '../content.ts';
import { createDestination } from './destination.ts';
import { createStartVisit } from './start-visit.ts';
import { titleStartPage } from './title-start-page.ts';

/**
 * Redirects signed-in visitors of the start page (A§2, A§4); everyone else sees the form. The session alone decides
 * whether to look up where they left off. If so, the facts of their application decide where they go, or that they stay.
 */
export function createReroute({ acceptedSignedIn }: { acceptedSignedIn: Event<void> }) {
  const retried = createEvent();
  const flagsChanged = createEvent();

  const { leftStart, $visit, $hasError, mayBeRerouted, visitorSeen } = createStartVisit();
  const lookUpWanted = sample({ clock: [mayBeRerouted, acceptedSignedIn, retried, flagsChanged] });
  const destination = createDestination({
    wanted: lookUpWanted,
    unwanted: [leftStart, visitorSeen],
  });
  sample({
    clock: destination.found,
    filter: ({ stay }) => stay === null,
    fn: ({ to }) => ({ to }),
    target: routed,
  });

  const lookUpFailed = sample({
    clock: destination.lookUpFailed,
    source: $visit,
    filter: (visit) => visit?.kind !== 'form',
    fn: (_, failure) => failure,
  });
  reportLookUpFailures('rerouter', lookUpFailed);
  const $failureText = createStore<string | null>(null)
    .on(lookUpFailed, (_, failure) => lookUpFailureText(content.rerouteFailed.asked, failure))
    .reset([lookUpWanted, leftStart, destination.lookUpStarted, visitorSeen]);

  /** The rerouter decided that the user stays here. */
  const $hasStayed = createStore(false)
    .on(destination.found, (_, { stay }) => stay !== null)
    .reset([lookUpWanted, leftStart]);
  /** The status of a submitted application whose submission can't be shown. */
  const $submissionView = createStore<MarketSubmissionView | null>(null)
    .on(destination.found, (_, { stay }) => (stay === 'form' ? null : stay))
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
      isBusy: destination.$isBusy,
      isLeavingHere: $isLeavingHere,
    },
    ({ hasFailed, isSubmitted, isUnknown, isBusy, isLeavingHere }) => {
      if (hasFailed) return 'failed' as const;
      if (isUnknown || isBusy || isLeavingHere) return 'loading';
      return isSubmitted ? 'submitted' : 'form';
    },
  );
  titleStartPage({ $view, $submissionView });

  return { retried, failed: destination.crashed, $view, $submissionView, $failureText };
}
