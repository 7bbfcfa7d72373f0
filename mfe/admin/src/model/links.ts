import { href, type To } from '@fairlead/domain';
import { $productOrigin, notify, reportErrors, writeClipboardFx } from '@fairlead/store';
import { attach, combine, createEvent, type Store, sample } from 'effector';
import { doneToast, failureToast } from './toasts.ts';

/** Links to the client's pages of this submission, and copying them. */
export function createLinks($id: Store<string | null>) {
  const submissionLinkCopied = createEvent();
  const packageLinkCopied = createEvent<string>();
  /** Copies the link of a submission that isn't open: one of the list. */
  const linkCopied = createEvent<string>();

  const copyFx = attach({
    source: $productOrigin,
    effect: async (origin, { to }: { to: To; said: string }) => {
      await writeClipboardFx(origin + href(to));
    },
  });

  const ownLinkCopied = sample({ clock: submissionLinkCopied, source: $id }).filterMap(
    (id) => id ?? undefined,
  );
  sample({
    clock: [ownLinkCopied, linkCopied],
    fn: (id) => ({
      to: { route: 'market-submission' as const, params: { marketSubmissionId: id } },
      said: 'Market Submission link copied to clipboard',
    }),
    target: copyFx,
  });
  sample({
    clock: packageLinkCopied,
    source: $id,
    filter: Boolean,
    fn: (id, packageId) => ({
      to: { route: 'package' as const, params: { marketSubmissionId: id, packageId } },
      said: 'Package Page link copied to clipboard',
    }),
    target: copyFx,
  });
  sample({
    clock: copyFx.done,
    fn: ({ params }) => doneToast(params.said),
    target: notify,
  });
  sample({
    clock: copyFx.fail,
    fn: () => failureToast('Failed to copy link to clipboard'),
    target: notify,
  });
  reportErrors(copyFx.failData, 'admin: clipboard');

  /** The page that the client sees, in its admin variant. */
  const $submissionHref = combine($id, (id) =>
    id ? href({ route: 'admin-market-submission', params: { marketSubmissionId: id } }) : '',
  );
  return { submissionLinkCopied, packageLinkCopied, linkCopied, $submissionHref };
}
