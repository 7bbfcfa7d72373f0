import { areaOf } from '@fairlead/registry/area-name';
import type { SigningKey } from '@fairlead/registry/keys/sign';
import { ReleasedMeanwhile } from '@fairlead/registry/not-released';
import { describeAudience, isEveryone } from '../../audience.ts';
import { clearTroubles, type Fields, findFields, readAsked, showTrouble } from './form-fields.ts';
import { openRegistry } from './open-registry.ts';
import { showFailure, showReleased, showWarning } from './outcome.ts';
import { readKey } from './read-key.ts';
import { reloadSentence } from './reload-sentence.ts';
import { type Asked, runAction } from './run-action.ts';
import { showLive } from './show-live.ts';
import { Trouble } from './trouble.ts';

const address = new URL('/modules/registry/', location.href).href;

const labels: Readonly<Record<string, string>> = {
  publish: 'Publish',
  rollout: 'Roll out',
  rollback: 'Roll back',
};

/** Lets the form that the server has drawn check and release, by a key that stays here. */
export function startForm(form: HTMLFormElement): void {
  const fields = findFields(form);
  const check = form.querySelector<HTMLElementTagNameMap['ui-button']>('#check');
  const send = form.querySelector<HTMLElementTagNameMap['ui-button']>('#send');
  let key: { readonly file: File; readonly imported: SigningKey } | null = null;
  let isBusy = false;
  /** What the person was told before it is published. */
  let said: string | null = null;

  fill(form, fields);
  show();
  fields.what.addEventListener('ui-change', show);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void run(false);
  });
  check?.addEventListener('click', () => void run(true));

  function show(): void {
    const what = String(fields.what.value);
    for (const part of form.querySelectorAll<HTMLElement>('[data-for]'))
      part.hidden = !part.dataset.for?.split(' ').includes(what);
    if (send) send.label = labels[what];
  }

  async function run(isDry: boolean): Promise<void> {
    const pressed = isDry ? check : send;
    if (isBusy || !pressed) return;
    isBusy = true;
    pressed.loading = true;
    clearTroubles(fields);
    await release(isDry).catch(explain);
    isBusy = false;
    pressed.loading = false;
  }

  async function release(isDry: boolean): Promise<void> {
    const imported = await importKey();
    const asked = await readAsked(form, fields);
    const open = (dry: boolean) => openRegistry(address, Number(form.dataset.seen), dry);
    const sentence = await reloadSentence(asked, open(true));
    // The first press only checks what makes every open page reload.
    const isCheck = isDry || (sentence !== null && sentence !== said);
    const revision = await runAction(asked, imported, open(isCheck));
    said = isCheck ? sentence : null;
    if (!isCheck) await refresh();
    const words = wordsOf(asked, revision, isCheck);
    if (said) showWarning(form, [words, said, 'Press Publish to release it.']);
    else showReleased(form, words, isCheck);
  }

  async function refresh(): Promise<void> {
    await showLive(form);
    fill(form, fields);
    show();
  }

  async function explain(error: unknown): Promise<void> {
    if (error instanceof ReleasedMeanwhile) await refresh();
    if (error instanceof Trouble) showTrouble(fields, error);
    else showFailure(form, error);
  }

  async function importKey(): Promise<SigningKey> {
    const [file] = fields.key.files;
    if (!file) throw new Trouble('key', 'Choose the file of your key.');
    if (key?.file !== file) key = { file, imported: await readKey(file) };
    return key.imported;
  }
}

/** Offers what can be done now. What was chosen stays chosen if it is still there. */
function fill({ dataset }: HTMLFormElement, { what, to, experience, share }: Fields): void {
  what.options = JSON.parse(dataset.actions ?? '[]');
  to.options = JSON.parse(dataset.releases ?? '[]');
  for (const field of [what, to]) {
    const offered = field.options?.map(({ value }) => value) ?? [];
    if (!offered.includes(String(field.value))) field.value = offered[0];
  }
  experience.options ??= [
    { value: 'both', text: 'Both' },
    { value: 'fairlead', text: 'Fairlead' },
    { value: 'vanta', text: 'Vanta' },
  ];
  experience.value ||= 'both';
  share.value ||= dataset.share || '100';
}

function wordsOf({ role, action }: Asked, revision: number, isDry: boolean): string {
  const area = areaOf(role);
  const would = isDry ? 'would be live' : 'is live';
  const end = `in revision ${revision}.${isDry ? ' Nothing was released yet.' : ''}`;
  if (action.what === 'rollback') return `${area} of revision ${action.to} ${would} again ${end}`;
  const { version } = action.what === 'publish' ? action.build : action;
  const whom = isEveryone(action.audience) ? '' : ` for ${describeAudience(action.audience)}`;
  return `${area} ${version} ${would}${whom} ${end}`;
}
