import type { MicroFrontend } from '@fairlead/mfe-kit/shell';

const lifecycle = async () => {};

/** The build of letters that visitors without the rollout have. */
export const others: MicroFrontend = {
  about: { name: 'letters', version: '1', requires: {} },
  bootstrap: lifecycle,
  mount: lifecycle,
  unmount: lifecycle,
  unload: lifecycle,
};

/** A module loader that finds this build at every address. */
export class LoaderOfOthers {
  async import(): Promise<MicroFrontend> {
    return others;
  }
  addImportMap(): void {}
}
