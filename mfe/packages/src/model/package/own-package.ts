import { archivePackage, type Package, updatePackage } from '@fairlead/contracts/packages';
import { editingTexts } from '@fairlead/domain/packages';
import { createCallFx, navigate, notify, reportErrors, tryAgainText } from '@fairlead/store';
import { combine, createEvent, createStore, sample } from 'effector';
import { content } from '../../content.ts';
import { $isAdminVariant, packagePage, packagesPage } from '../links.ts';
import type { Submission } from '../submission.ts';
import type { OpenPackage } from './open-package.ts';

/** Renaming and deleting: for the client's own package only (B§5, AMB-62). */
export function createOwnPackage(submission: Submission, $package: OpenPackage) {
  const { $submission, $packages, packageChanged, refetched } = submission;
  const renameOpened = createEvent();
  const nameTyped = createEvent<string>();
  const renamed = createEvent();
  const renameDismissed = createEvent();
  const deleteOpened = createEvent();
  const deleted = createEvent();
  const deleteDismissed = createEvent();

  const renameFx = createCallFx(updatePackage);
  const archiveFx = createCallFx(archivePackage);
  /** Another package is open, as after Back: a dialog about the one before would act on it. */
  const turned = $package.map((one) => one?.id ?? null).updates;
  const $isOwn = $package.map((one) => one?.is_client_custom_package ?? false);

  const $name = createStore('').on(nameTyped, (_, name) => name);
  const $isRenaming = createStore(false).reset([renameDismissed, renameFx.done, turned]);
  const $wasTried = createStore(false)
    .on(renamed, () => true)
    .reset([renameDismissed, renameFx.done, turned]);
  const opened = sample({ clock: renameOpened, source: $package }).filterMap((shown) =>
    shown?.is_client_custom_package ? shown.name : undefined,
  );
  sample({ clock: opened, target: $name });
  sample({ clock: opened, fn: () => true, target: $isRenaming });
  const rename = sample({
    clock: renamed,
    source: { one: $package, name: $name, isBusy: renameFx.pending },
  }).filterMap(({ one, name, isBusy }) =>
    one && name.trim() !== '' && !isBusy
      ? { body: { package_id: one.id, name: name.trim() } }
      : undefined,
  );
  sample({ clock: rename, target: renameFx });
  sample({
    clock: renameFx.done,
    fn: ({ params: { body } }) => ({
      id: body.package_id,
      changes: body.name === undefined ? {} : { name: body.name },
    }),
    target: packageChanged,
  });

  const $isDeleting = createStore(false).reset([deleteDismissed, archiveFx.done, turned]);
  sample({ clock: deleteOpened, source: $isOwn, filter: Boolean, target: $isDeleting });
  const archive = sample({
    clock: deleted,
    source: { one: $package, isBusy: archiveFx.pending },
  }).filterMap(({ one, isBusy }) =>
    one?.is_client_custom_package && !isBusy ? { body: { package_id: one.id } } : undefined,
  );
  sample({ clock: archive, target: archiveFx });
  // B§2: continues to the last remaining package by order, or back to the submission.
  const archived = sample({
    clock: archiveFx.done,
    source: { owner: $submission, packages: $packages, isAdminVariant: $isAdminVariant },
    fn: ({ owner, packages, isAdminVariant }, { params }) =>
      owner && afterArchive(owner.id, packages, params.body.package_id, isAdminVariant),
  }).filter({ fn: (to) => to !== null });
  sample({ clock: archived, target: navigate });
  sample({ clock: archiveFx.done, target: refetched });

  for (const [fx, text] of [
    [renameFx, content.package.renameFailed],
    [archiveFx, content.package.deleteFailed],
  ] as const) {
    sample({
      clock: fx.failData,
      fn: (failure) => ({ text: `${text} ${tryAgainText(failure)}`, tone: 'danger' as const }),
      target: notify,
    });
    reportErrors(fx.failData, 'own package');
  }

  return {
    renameOpened,
    nameTyped,
    renamed,
    renameDismissed,
    deleteOpened,
    deleted,
    deleteDismissed,
    $isOwn,
    $name,
    $nameError: combine($name, $wasTried, (name, wasTried) =>
      wasTried && name.trim() === '' ? editingTexts.nameMissing : null,
    ),
    $isRenaming,
    /** Another name than the package has was typed, and not saved yet. */
    $isNameTyped: combine(
      $isRenaming,
      $name,
      $package,
      (isRenaming, name, one) => isRenaming && name !== one?.name,
    ),
    $isSavingName: renameFx.pending,
    $isDeleting,
    $isArchiving: archiveFx.pending,
  };
}

function afterArchive(
  submissionId: string,
  packages: readonly Package[],
  archived: string,
  isAdminVariant: boolean,
) {
  const last = packages.filter(({ id }) => id !== archived).at(-1);
  const to = last
    ? packagePage(submissionId, last.id, isAdminVariant)
    : packagesPage(submissionId, isAdminVariant);
  return { ...to, replace: true };
}
