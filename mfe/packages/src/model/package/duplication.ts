import { duplicatePackage } from '@fairlead/contracts/packages';
import { isCustomPackage } from '@fairlead/domain/packages';
import { $session, createCallFx, navigate, reportErrors, tryAgainText } from '@fairlead/store';
import { createEvent, createStore, sample } from 'effector';
import { content } from '../../content.ts';
import { $isAdminVariant, packagePage } from '../links.ts';
import type { Submission } from '../submission.ts';
import type { Customization } from './customization.ts';
import type { OpenPackage } from './open-package.ts';

/** B§3: the name of a client's own copy. */
const custom = { name: 'Custom', description: 'Your customizable insurance package' } as const;

/** "Customize This Package": the package is copied into the client's own, which then opens (B§4). */
export function createDuplication(
  { $submission, $packages, refetched }: Submission,
  $package: OpenPackage,
  { askedToCopy }: Customization,
) {
  const asked = createEvent();
  const confirmed = createEvent();
  const dismissed = createEvent();
  const duplicateFx = createCallFx(duplicatePackage);

  // Whoever leaves the package isn't asked anymore, and isn't brought to a copy.
  const $openId = $package.map((one) => one?.id ?? null);
  const $isAsking = createStore(false)
    .on([askedToCopy, asked], () => true)
    .reset([dismissed, duplicateFx.done, $openId]);
  const failedHere = sample({
    clock: duplicateFx.fail,
    source: $openId,
    filter: (id, { params }) => id === params.body.original_package_id,
    fn: (_, { error }) => error,
  });
  const $failureText = createStore<string | null>(null)
    .on(failedHere, (_, failure) => `${content.package.customize.failed} ${tryAgainText(failure)}`)
    .reset([duplicateFx, dismissed, $openId]);

  const duplicate = sample({
    clock: confirmed,
    source: { original: $package, session: $session, isBusy: duplicateFx.pending },
  }).filterMap(({ original, session, isBusy }) =>
    original && !isBusy
      ? {
          body: {
            original_package_id: original.id,
            contact_id: session.contactId,
            is_client_custom_package: true,
            ...custom,
          },
        }
      : undefined,
  );
  sample({ clock: duplicate, target: duplicateFx });
  const copyOpened = sample({
    clock: duplicateFx.done,
    source: { submission: $submission, isAdminVariant: $isAdminVariant, open: $package },
    // Whoever has left meanwhile stays where they are.
    fn: ({ submission, isAdminVariant, open }, { params, result }) =>
      submission && open?.id === params.body.original_package_id
        ? packagePage(submission.id, result.id, isAdminVariant)
        : null,
  }).filter({ fn: (to) => to !== null });
  sample({ clock: copyOpened, target: navigate });
  // The answer may have been lost after the copy was made, or another window has made one: there is only one, so it opens.
  sample({ clock: duplicateFx.fail, target: refetched });
  const copyFound = sample({
    clock: $packages.updates,
    source: {
      hasFailed: $failureText.map((text) => text !== null),
      submission: $submission,
      isAdminVariant: $isAdminVariant,
    },
    fn: ({ hasFailed, submission, isAdminVariant }, packages) => {
      const copy = packages.find(isCustomPackage);
      return hasFailed && submission && copy
        ? packagePage(submission.id, copy.id, isAdminVariant)
        : null;
    },
  }).filter({ fn: (to) => to !== null });
  sample({ clock: copyFound, target: navigate });
  $isAsking.reset(copyFound);
  $failureText.reset(copyFound);
  // B§8: logged.
  reportErrors(duplicateFx.failData, 'Failed to duplicate package');

  return { asked, confirmed, dismissed, $isAsking, $failureText, $isBusy: duplicateFx.pending };
}
