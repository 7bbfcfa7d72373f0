import { join } from 'node:path';
import type { aTeamWithKey } from '@fairlead/cli/test-kit/a-team';
import type { Browser } from 'webdriverio';

type BuiltTeam = Pick<Awaited<ReturnType<typeof aTeamWithKey>>, 'cwd' | 'run'>;

/** What a person does and reads on the form that releases. */
export const onReleaseForm = (page: () => Browser) => ({
  /** Chooses files of this machine, or a folder. */
  async choose(field: string, ...paths: readonly string[]): Promise<void> {
    await (await page().$(`modules-file-field[name=${field}] input`)).setValue(paths.join('\n'));
  },
  /** Chooses all files of a team's build, once the command has played its scenarios. */
  async chooseBuild({ cwd, run }: BuiltTeam, script = 'mfe-letters-1.js'): Promise<void> {
    await run('publish', '--dry-run');
    const files = ['manifest.json', script, 'scenarios.json'].map((file) =>
      join(cwd, 'dist', file),
    );
    await (await page().$('modules-file-field[name=build] input')).setValue(files.join('\n'));
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
