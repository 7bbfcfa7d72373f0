import { platformRole } from '@fairlead/registry/manifest-path';
import type { FieldElement } from '@fairlead/ui';
import { readAudience } from './read-audience.ts';
import { readBuild } from './read-build.ts';
import { readPlatform } from './read-platform.ts';
import type { Action, Asked } from './run-action.ts';
import { Trouble } from './trouble.ts';

/** The fields of the form, which the server has drawn. */
export function findFields(form: HTMLFormElement) {
  const find = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, name: string) => {
    const found = form.querySelector<HTMLElementTagNameMap[Tag]>(`${tag}[name="${name}"]`);
    if (!found) throw new Error(`The form has no ${tag} ${name}.`);
    return found;
  };
  return {
    key: find('modules-file-field', 'key'),
    what: find('ui-choice-group', 'what'),
    build: find('modules-file-field', 'build'),
    to: find('ui-select-field', 'to'),
    share: find('ui-text-field', 'share'),
    experience: find('ui-select-field', 'experience'),
    internal: find('ui-checkbox', 'internal'),
    because: find('ui-text-field', 'because'),
  };
}

export type Fields = ReturnType<typeof findFields>;

/** What the form asks for. Throws `Trouble` for what can't be sent. */
export async function readAsked(form: HTMLFormElement, fields: Fields): Promise<Asked> {
  const { role = '' } = form.dataset;
  const action = await readAction(form, fields);
  const forced =
    action.what === 'publish'
      ? [...form.querySelectorAll('ui-checkbox[data-row]')]
          .filter((box) => 'checked' in box && box.checked)
          .map((box) => box.getAttribute('data-row') ?? '')
      : [];
  const because = fields.because.value.trim();
  if (forced.length > 0 && !because)
    throw new Trouble('because', 'Say why a row is overruled. History shows it.');
  return { role, action, because, forced };
}

async function readAction(form: HTMLFormElement, fields: Fields): Promise<Action> {
  const { role = '', rollout = '' } = form.dataset;
  const { value: what } = fields.what;
  if (what === 'rollback') return { what, to: Number(fields.to.value) };
  const audience = readAudience({
    share: fields.share.value,
    experience: fields.experience.value,
    internal: fields.internal.checked,
  });
  if (what === 'rollout') return { what, version: rollout, audience };
  const { files } = fields.build;
  const build = role === platformRole ? await readPlatform(files) : await readBuild(files, role);
  return { what: 'publish', build, audience };
}

/** Shows a trouble at its field, and moves the focus there. */
export function showTrouble(fields: Fields, { field, message }: Trouble): void {
  fields[field].error = message;
  fields[field].focus();
}

export function clearTroubles(fields: Fields): void {
  const all: readonly FieldElement[] = Object.values(fields);
  for (const field of all) if (field.error) field.error = undefined;
}
