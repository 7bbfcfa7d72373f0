import { type AvailableCoverages, getAvailableCoverages } from '@fairlead/contracts/packages';
import { createQueryFx, reportErrors } from '@fairlead/store';
import { createEvent, createStore, type Store, sample } from 'effector';
import { ofOpenSubmission } from '../of-open-submission.ts';
import type { SubmissionModel } from '../submission.ts';

/** B§9: the carriers' offers are loaded again after 5 minutes. */
const staleAfter = 5 * 60 * 1000;

/** The carriers' offers for this client, loaded while Request Quotes is open. */
export function createOffers(submission: SubmissionModel, $isOpen: Store<boolean>) {
  const askedAgain = createEvent();
  const loadFx = createQueryFx(getAvailableCoverages, { staleAfter, outlivesWrites: true });
  const loading = sample({
    clock: [$isOpen, askedAgain],
    source: { id: submission.$id, isOpen: $isOpen },
  }).filterMap(({ id, isOpen }) => (id && isOpen ? { params: { id } } : undefined));
  sample({ clock: loading, target: loadFx });
  reportErrors(loadFx.failData, 'admin: available coverages');
  // Another submission may have been opened in the meantime: what its client is offered is something else.
  const ended = ofOpenSubmission(loadFx.finally, submission.$id, ({ params }) => params.params.id);
  const $available = createStore<AvailableCoverages>([], { serialize: 'ignore' })
    .on(ended, (available, end) => (end.status === 'done' ? end.result : available))
    .reset(submission.opened);
  const $hasFailed = createStore(false)
    .on(ended, (_, { status }) => status === 'fail')
    .reset([loadFx, submission.opened]);
  return { askedAgain, $available, $hasFailed, $isLoading: loadFx.pending };
}
