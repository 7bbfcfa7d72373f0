import {
  getAdminMarketSubmission,
  type MarketSubmission,
  type Package,
} from '@fairlead/contracts/packages';
import { dayOf } from '@fairlead/domain/packages';
import { createCallFx, createLatest, entered, reportErrorFx } from '@fairlead/store';
import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { withPackage } from './change.ts';

/** The submission that is open, as the server last told it. Of several loads under way only the last one counts. */
export function createSubmission() {
  const opened = entered('admin-market-submissions');
  const retried = createEvent();
  /** Something was changed: asks for the present state while the board stays. */
  const reloaded = createEvent();
  /** What comes next depends on the day: midnight may have passed since the submission was loaded. */
  const dayAsked = createEvent();
  /** The server answered a change with the package as it is now. */
  const packageAnswered = createEvent<Package>();

  const callFx = createCallFx(getAdminMarketSubmission);
  const loadFx = createEffect(({ id }: { id: string }) => callFx({ params: { id } }));

  const $id = createStore<string | null>(null).on(
    opened,
    (_, { params }) => params.marketSubmissionId,
  );
  sample({
    clock: [opened, retried, reloaded],
    source: $id,
    filter: Boolean,
    fn: (id) => ({ id }),
    target: loadFx,
  });
  const { done: fresh, failed } = createLatest(loadFx);
  sample({
    clock: failed,
    fn: (error) => ({ error, where: 'admin: load submission' }),
    target: reportErrorFx,
  });

  const $loaded = createStore<MarketSubmission | null>(null, { serialize: 'ignore' })
    .on(opened, (shown, { params }) => (shown?.id === params.marketSubmissionId ? shown : null))
    .on(packageAnswered, (submission, answer) => submission && withPackage(submission, answer))
    .on(fresh, (_, submission) => submission);
  const $failure = createStore<Error | null>(null, { serialize: 'ignore' })
    .on(failed, (_, error) => error)
    .reset([opened, retried, fresh]);
  /** The day on which the submission was looked at, or a day was chosen: what has expired is measured by it. */
  const $today = createStore(dayOf(new Date())).on([fresh, dayAsked], () => dayOf(new Date()));

  const $view = combine($loaded, $failure, (loaded, failure) => {
    if (loaded) return 'board';
    return failure ? 'failed' : 'loading';
  });

  return {
    opened,
    retried,
    reloaded,
    packageAnswered,
    fresh,
    failed,
    dayAsked,
    $id,
    $loaded,
    $failure,
    $today,
    $view,
  };
}

export type SubmissionModel = ReturnType<typeof createSubmission>;
