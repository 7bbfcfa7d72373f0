import type { Browser } from 'webdriverio';

/** What a person does and reads on the form that releases. */
export const onReleaseForm = (page: () => Browser) => ({
  /** Chooses files of this machine, or a folder. */
  async choose(field: string, ...paths: readonly string[]): Promise<void> {
    await (await page().$(`modules-file-field[name=${field}] input`)).setValue(paths.join('\n'));
  },
  press: async (id: 'check' | 'send') => (await page().$(`#${id} button`)).click(),
  outcome: () => page().execute(() => document.querySelector('#outcome')?.textContent ?? ''),
  errorOf: (field: string) =>
    page().execute(
      (name) =>
        document.querySelector<HTMLElement & { error?: string }>(`[name="${name}"]`)?.error ?? '',
      field,
    ),
  pick: async (value: string) => (await page().$(`ui-choice-group input[value=${value}]`)).click(),
});
