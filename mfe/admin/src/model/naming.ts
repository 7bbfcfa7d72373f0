import { type MarketSubmission, updatePackage } from '@fairlead/contracts/packages';
import { isPackageEditable } from '@fairlead/domain/packages';
import { createCallFx, createDraft, reportErrorFx } from '@fairlead/store';
import { combine, createEffect, createEvent, createStore, type Store, sample } from 'effector';
import * as s from 'superstruct';
import { content } from '../content.ts';
import type { NoticeModel } from './notice.ts';
import type { OptimisticModel } from './optimistic.ts';
import type { SubmissionModel } from './submission.ts';

const Editing = s.nullable(
  s.object({ packageId: s.string(), name: s.string(), description: s.string() }),
);
type Editing = s.Infer<typeof Editing>;

type Dependencies = {
  readonly submission: SubmissionModel;
  readonly optimistic: OptimisticModel;
  readonly notice: NoticeModel;
  readonly $lock: Store<string | null>;
};

/** Name and description of a package. One package is edited at a time; what was typed survives a reload and a swap. */
export function createNaming({ submission, optimistic, notice, $lock }: Dependencies) {
  const begun = createEvent<string>();
  const typed = createEvent<{ name?: string; description?: string }>();
  const saved = createEvent();
  const cancelled = createEvent();

  const callFx = createCallFx(updatePackage);
  const saveFx = createEffect(({ packageId, name, description }: NonNullable<Editing>) =>
    callFx({ body: { package_id: packageId, name: name.trim(), description: description.trim() } }),
  );

  const $editing = createStore<Editing>(null).on(
    typed,
    (editing, change) => editing && { ...editing, ...change },
  );
  sample({
    clock: begun,
    source: { shown: optimistic.$submission, lock: $lock, isSaving: saveFx.pending },
    filter: ({ shown, lock, isSaving }, id) => !lock && !isSaving && isEditable(shown, id),
    fn: ({ shown }, packageId) => {
      const { name = '', description = null } = packageOf(shown, packageId) ?? {};
      return { packageId, name, description: description ?? '' };
    },
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
      const isChanged =
        editing.name.trim() !== before.name ||
        editing.description.trim() !== (before.description ?? '');
      return isChanged && isEditable(shown, editing.packageId);
    },
  );

  sample({
    clock: saved,
    source: { editing: $editing, canSave: $canSave },
    filter: ({ editing, canSave }) => canSave && editing !== null,
    fn: ({ editing }) => editing ?? { packageId: '', name: '', description: '' },
    target: saveFx,
  });
  const abandoned = sample({
    clock: cancelled,
    source: saveFx.pending,
    filter: (isSaving) => !isSaving,
    fn: () => {},
  });
  $editing.reset([saveFx.done, abandoned, submission.opened]);

  sample({ clock: [saveFx, abandoned], fn: () => {}, target: notice.dismissed });
  sample({ clock: saveFx.doneData, target: submission.packageAnswered });
  sample({ clock: saveFx.done, fn: () => {}, target: submission.reloaded });
  sample({
    clock: saveFx.fail,
    fn: ({ params }) => ({ packageId: params.packageId, text: content.notices.rename }),
    target: notice.noted,
  });
  sample({
    clock: saveFx.failData,
    fn: (error) => ({ error, where: 'admin: rename package' }),
    target: reportErrorFx,
  });

  const draft = createDraft<Editing>({
    key: submission.$id.map((id) => id && `package-name:${id}`),
    version: 1,
    source: $editing,
    changed: typed,
    shape: Editing,
  });
  sample({ clock: submission.opened, fn: () => {}, target: draft.restore });
  sample({ clock: draft.restored, target: $editing });
  sample({ clock: [saveFx.done, abandoned], fn: () => {}, target: draft.discard });

  return { begun, typed, saved, cancelled, $editing, $error, $canSave, $isSaving: saveFx.pending };
}

const packageOf = (submission: MarketSubmission | null, id: string) =>
  submission?.packages.find((one) => one.id === id);

function isEditable(submission: MarketSubmission | null, id: string): boolean {
  const found = packageOf(submission, id);
  return !!submission && !!found && isPackageEditable(submission.status, found.status);
}
