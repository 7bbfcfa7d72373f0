import { printPageFx } from '@fairlead/store';
import { combine, createEvent, sample } from 'effector';
import type { Submission } from './submission.ts';

/** The print version of the comparison. */
export function createPrint({ $submission, $packages }: Submission) {
  const printed = createEvent();
  sample({ clock: printed, target: printPageFx });

  return {
    printed,
    /** The client's company, if the server sends it. */
    $company: $submission.map((submission) => submission?.company ?? null),
    /** The day until which every price holds: that of the quote that expires first. */
    $holdsUntil: combine($packages, (packages) => {
      const [first] = packages
        .flatMap(({ quotes }) => quotes.map(({ expiration_date }) => expiration_date))
        .toSorted();
      return first ?? null;
    }),
  };
}
