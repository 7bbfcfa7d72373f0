import { type MarketSubmission, type Package, updatePackage } from '@fairlead/contracts/packages';
import { isPackageEditable } from '@fairlead/domain/packages';
import { createCallFx, createDraft, forgetDraftFx, reportErrors } from '@fairlead/store';
import {
  combine,
  createEffect,
  createEvent,
  createStore,
  type Event,
  merge,
  type Store,
  sample,
} from 'effector';
import * as s from 'superstruct';
import { content } from '../content.ts';
import { isConflict, reasonOf } from './conflict.ts';
import type { EditsModel } from './edits.ts';
import type { NoticeModel } from './notice.ts';
import { ofOpenSubmission } from './of-open-submission.ts';
import type { OptimisticModel } from './optimistic.ts';
import { followed, ifMatch, type Seen, versionOf, versionsOf } from './seen.ts';
import type { SubmissionModel } from './submission.ts';
import type { UndoModel } from './undo.ts';

const Editing = s.nullable(
  s.object({
    packageId: s.string(),
    name: s.string(),
    description: s.string(),
    /** The version of the package that the form is based on. Another admin may change it meanwhile. */
    version: s.optional(s.string()),
  }),
);
type Editing = s.Infer<typeof Editing>;

type Names = { readonly name: string; readonly description: string };
type Saving = Names & {
  readonly submissionId: string;
  readonly packageId: string;
  readonly before: Names;
  readonly headers: Seen;
};

type Dependencies = {
  readonly submission: SubmissionModel;
  readonly optimistic: OptimisticModel;
  readonly notice: NoticeModel;
  readonly edits: EditsModel;
  readonly undo: UndoModel;
  readonly $lock: Store<string | null>;
  /** This admin's refresh of the packages has ended. */
  readonly refreshed: Event<void>;
};

/** Name and description of a package. One package is edited at a time; the input survives a reload and a swap. */
export function createNaming({
  submission,
  optimistic,
  notice,
  edits,
  undo,
  $lock,
  refreshed,
}: Dependencies) {
  const begun = createEvent<string>();
  const typed = createEvent<{ name?: string; description?: string }>();
  const saved = createEvent();
  const canceled = createEvent();

  const callFx = createCallFx(updatePackage);
  const saveFx = createEffect(({ packageId, name, description, headers }: Saving) =>
    callFx({ body: { package_id: packageId, name, description }, headers }),
  );

  const $editing = createStore<Editing>(null)
    .on(typed, (editing, change) => editing && { ...editing, ...change })
    .on(
      submission.versionsChanged,
      (editing, changes) => editing && { ...editing, version: followed(editing, changes) },
    );
  sample({ clock: saveFx.pending, target: edits.held });
  sample({
    clock: begun,
    source: {
      shown: optimistic.$submission,
      loaded: submission.$loaded,
      lock: $lock,
      isSaving: saveFx.pending,
    },
    filter: ({ shown, lock, isSaving }, id) => !lock && !isSaving && isEditable(shown, id),
    fn: ({ shown, loaded }, packageId) => ({
      packageId,
      ...namesOf(packageOf(shown, packageId)),
      version: versionOf(loaded, packageId),
    }),
    target: $editing,
  });

  const $error = $editing.map((editing) =>
    editing && editing.name.trim() === '' ? 'Package name is required' : '',
  );
  const $canSave = combine(
    { editing: $editing, shown: optimistic.$submission, lock: $lock, isSaving: saveFx.pending },
    ({ editing, shown, lock, isSaving }) => {
      const before = editing && packageOf(shown, editing.packageId);
      if (!before || lock || isSaving || editing.name.trim() === '') return false;
      return !isSame(editing, before) && isEditable(shown, editing.packageId);
    },
  );

  const $isAsked = createStore(false).on(saved, () => true);
  // Own changes that are under way come first: they give the package another version.
  const saving = sample({
    clock: [saved, edits.$isBusy],
    source: {
      id: submission.$id,
      editing: $editing,
      canSave: $canSave,
      shown: optimistic.$submission,
      isAsked: $isAsked,
      isEditing: edits.$isBusy,
    },
  }).filterMap(({ id, editing, canSave, shown, isAsked, isEditing }) =>
    id && editing && canSave && isAsked && !isEditing ? savingOf(id, editing, shown) : undefined,
  );
  $isAsked.reset([saving, canceled, begun, typed, submission.opened]);
  sample({ clock: saving, target: saveFx });
  const abandoned = sample({
    clock: canceled,
    source: saveFx.pending,
    filter: (isSaving) => !isSaving,
  });
  // A save whose answer was lost may have worked, and another window of this browser has the same draft: once the package
  // is called what was typed, nothing is left to save.
  const $hasChanges = createStore(false).on(
    sample({
      clock: $editing,
      source: submission.$loaded,
      fn: (loaded, editing) => editing !== null && !isSaved(editing, loaded),
    }),
    (_, hasChanges) => hasChanges,
  );
  const foundSaved = sample({
    clock: submission.fresh,
    source: { editing: $editing, hasChanges: $hasChanges, isSaving: saveFx.pending },
    filter: ({ editing, hasChanges, isSaving }, fresh) =>
      hasChanges && !isSaving && isSaved(editing, fresh),
  });
  // The admin may have gone on to another submission, with a form of its own.
  const done = sample({
    clock: saveFx.done,
    source: submission.$id,
    fn: (id, { params }) => ({ params, isHere: id === params.submissionId }),
  });
  const doneHere = done.filter({ fn: ({ isHere }) => isHere });
  $editing.reset([doneHere, abandoned, foundSaved, submission.opened]);

  sample({ clock: [saveFx, abandoned, foundSaved], target: notice.dismissed });
  sample({ clock: saveFx.doneData, target: submission.packageAnswered });
  sample({
    clock: saveFx.done,
    fn: ({ params, result }) => versionsOf(result, params.headers),
    target: submission.versionsChanged,
  });
  sample({
    clock: done,
    fn: ({ isHere, params: { packageId, name, description, before } }) => ({
      changes: [{ kind: 'naming' as const, packageId, name, description }],
      undo: isHere ? [{ kind: 'naming' as const, packageId, ...before }] : [],
      said: content.done.naming(name),
    }),
    target: undo.offered,
  });
  sample({ clock: saveFx.done, target: submission.reloaded });
  const conflicting = saveFx.fail.filter({ fn: ({ error }) => isConflict(error) });
  sample({ clock: conflicting, fn: ({ params }) => params.packageId, target: edits.conflict.met });
  sample({ clock: conflicting, target: submission.reloaded });
  // The form keeps what was typed and is now based on what the other admin saved, or on the prices of an own refresh.
  const rebased = sample({
    clock: [edits.conflict.told.map(({ packageId }) => packageId), refreshed.map(() => null)],
    source: $editing,
    filter: (editing, packageId) => packageId === null || editing?.packageId === packageId,
    fn: (editing) => editing,
  });
  sample({
    clock: rebased,
    source: submission.$loaded,
    fn: (loaded, editing) =>
      editing && { ...editing, version: versionOf(loaded, editing.packageId) },
    target: $editing,
  });
  const failed = saveFx.fail.filter({ fn: ({ error }) => !isConflict(error) });
  // The form is there with what was typed once the admin comes back to the submission.
  const failedHere = ofOpenSubmission(failed, submission.$id, ({ params }) => params.submissionId);
  sample({
    clock: failedHere,
    fn: ({ params, error }) => ({
      packageId: params.packageId,
      text: content.notices.rename(reasonOf(error)),
    }),
    target: notice.noted,
  });
  reportErrors(
    failed.map(({ error }) => error),
    'admin: rename package',
  );

  const moved = sample({
    clock: [submission.versionsChanged, rebased],
    source: $hasChanges,
    filter: Boolean,
  });
  const draft = createDraft<Editing>({
    key: submission.$id.map((id) => id && draftOf(id)),
    version: 1,
    source: $editing,
    changed: merge([typed, moved]),
    shape: Editing,
  });
  sample({ clock: submission.opened, target: draft.restore });
  sample({ clock: draft.restored, target: $editing });
  sample({ clock: [doneHere, abandoned, foundSaved], target: draft.discard });
  sample({
    clock: done.filter({ fn: ({ isHere }) => !isHere }),
    fn: ({ params }) => draftOf(params.submissionId),
    target: forgetDraftFx,
  });

  return { begun, typed, saved, canceled, $editing, $error, $canSave, $isSaving: saveFx.pending };
}

const draftOf = (submissionId: string) => `package-name:${submissionId}`;

const savingOf = (
  submissionId: string,
  { packageId, name, description, version }: NonNullable<Editing>,
  shown: MarketSubmission | null,
): Saving => ({
  submissionId,
  packageId,
  name: name.trim(),
  description: description.trim(),
  before: namesOf(packageOf(shown, packageId)),
  headers: ifMatch(version),
});

const packageOf = (submission: MarketSubmission | null, id: string) =>
  submission?.packages.find((one) => one.id === id);

/** Whether the form says what the package is called, apart from spaces around it. */
const isSame = (editing: Names, { name, description }: Package): boolean =>
  editing.name.trim() === name && editing.description.trim() === (description ?? '');

/** A deleted package has no saved name, so the typed text is kept. */
function isSaved(editing: Editing, submission: MarketSubmission | null): boolean {
  const found = editing && packageOf(submission, editing.packageId);
  return !!found && isSame(editing, found);
}

/** A package that is gone has no names. */
const namesOf = (found: Package | undefined): Names => ({
  name: found?.name ?? '',
  description: found?.description ?? '',
});

function isEditable(submission: MarketSubmission | null, id: string): boolean {
  const found = packageOf(submission, id);
  return !!submission && !!found && isPackageEditable(submission.status, found.status);
}
