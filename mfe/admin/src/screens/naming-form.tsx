import type { UiTextField } from '@fairlead/ui';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';

/** Edits name and description in place. Escape cancels. */
export function NamingForm({ name }: { readonly name: string }) {
  const { naming } = useModel();
  const { editing, error, canSave, isSaving, type, save, cancel } = useUnit({
    editing: naming.$editing,
    error: naming.$error,
    canSave: naming.$canSave,
    isSaving: naming.$isSaving,
    type: naming.typed,
    save: naming.saved,
    cancel: naming.canceled,
  });
  const nameField = useRef<UiTextField>(null);
  useEffect(() => {
    void nameField.current?.updateComplete.then(() => nameField.current?.focus());
  }, []);
  return (
    <form
      className="naming"
      aria-label={`Name and description of ${name}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') cancel();
      }}
    >
      <h2 className="visually-hidden">{name}</h2>
      <ui-text-field
        ref={nameField}
        label={content.naming.name}
        controlId="package-name"
        dense
        required
        value={editing?.name}
        error={error}
        onui-change={({ detail }) => type({ name: detail })}
      />
      <ui-text-field
        label={content.naming.description}
        controlId="package-description"
        dense
        optional
        type="multiline"
        rows={3}
        value={editing?.description}
        onui-change={({ detail }) => type({ description: detail })}
      />
      <div className="row">
        <ui-button
          type="submit"
          size="sm"
          label={content.naming.save}
          busyLabel={content.naming.saving}
          loading={isSaving}
          disabled={!canSave}
        />
        <ui-button
          variant="quiet"
          size="sm"
          label={content.naming.cancel}
          disabled={isSaving}
          onClick={() => cancel()}
        />
      </div>
    </form>
  );
}
