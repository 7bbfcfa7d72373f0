import type { AfterSignInFacts } from '@fairlead/domain/status-routing';
import { $flags, $flagsSettled, $route, $userInfo, createLatest, decided } from '@fairlead/store';
import { combine, createEffect, createStore, type Event, merge, sample } from 'effector';
import { createFacts } from './facts/index.ts';
import { stayOnStart } from './stay-on-start.ts';

type Dependencies = {
  /** Where the visitor left off is to be looked up. */
  readonly wanted: Event<unknown>;
  /** What is wanted isn't anymore. */
  readonly unwanted: Event<unknown>[];
};

/** Loads the facts of a visitor's application, and lets `afterSignIn` decide by them where the visitor goes (A§4). */
export function createDestination({ wanted, unwanted }: Dependencies) {
  const factsFx = createFacts();
  const decideFx = createEffect(async (facts: AfterSignInFacts) => {
    const { afterSignIn } = await import('@fairlead/domain/status-routing');
    return afterSignIn(facts);
  });

  // The facts' inputs may still be pending, and a new session in the meantime starts another lookup.
  const $isWanted = createStore(false)
    .on(wanted, () => true)
    .reset([factsFx, ...unwanted]);
  sample({
    clock: [$isWanted, $userInfo, $flagsSettled, factsFx.pending],
    source: {
      isWanted: $isWanted,
      userInfo: $userInfo,
      areFlagsSettled: $flagsSettled,
      route: $route,
      isLoading: factsFx.pending,
    },
    filter: isReady,
    fn: ({ route }) => ({ ...route?.fullQuery }),
    target: factsFx,
  });

  // What was looked up before the visitor left, or for an earlier session, decides and shows nothing.
  const outdated = merge([wanted, ...unwanted]);
  const facts = createLatest(factsFx, outdated);
  sample({ clock: facts.done, target: decideFx });
  const { ended, failed: notDecided } = createLatest(decideFx, outdated);
  const hasDecided = ended.filterMap((end) => (end.status === 'done' ? end : undefined));
  sample({
    clock: hasDecided,
    fn: ({ params, result }) => ({ ...result, router: 'after-sign-in' as const, facts: params }),
    target: decided,
  });
  /** `stay`: what the start page shows if the visitor stays there, else null. */
  const found = sample({
    clock: hasDecided,
    source: $flags,
    fn: (flags, { params, result }) => ({
      to: result.to,
      stay: stayOnStart(result.to, flags, params.application?.marketSubmission?.status ?? ''),
    }),
  });

  const submissionMissing = notDecided.filter({ fn: isMissingSubmission });
  return {
    lookUpStarted: factsFx,
    found,
    lookUpFailed: sample({ clock: [facts.failed, submissionMissing] }),
    /** The rule itself failed, which is a bug. */
    crashed: notDecided.filter({ fn: (failure) => !isMissingSubmission(failure) }),
    $isBusy: combine($isWanted, factsFx.pending, (isWanted, isLoading) => isWanted || isLoading),
  };
}

const isMissingSubmission = ({ name }: Error) => name === 'MissingSubmissionError';

type Readiness = {
  readonly isWanted: boolean;
  readonly userInfo: unknown;
  readonly areFlagsSettled: boolean;
  readonly isLoading: boolean;
};

const isReady = ({ isWanted, userInfo, areFlagsSettled, isLoading }: Readiness) =>
  isWanted && userInfo !== null && areFlagsSettled && !isLoading;
