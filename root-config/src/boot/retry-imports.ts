import { ownSystem } from '../builds/own-system.ts';
import { refreshFiles } from '../builds/refresh-files.ts';
import { forgetFailedModules } from './forget-failed-modules.ts';

/** A parameter that SystemJS's types lack: the importing module. */
type Loader = {
  import(id: string, parent?: string, meta?: unknown): Promise<unknown>;
};

/**
 * Every import that failed, whether the shell, an area or a later part of it, may be tried again;
 * SystemJS would keep the failure. A file that didn't arrive whole is requested once more, past all caches.
 */
export function retryImports(): void {
  const loader: Loader = ownSystem().constructor.prototype;
  const { import: load } = loader;
  loader.import = async function (this: Loader, id, parent, meta) {
    const attempt = async () => {
      try {
        return await load.call(this, id, parent, meta);
      } catch (error) {
        await refreshFiles(await forgetFailedModules());
        // What waited for the same file has failed by now, too.
        await forgetFailedModules();
        throw error;
      }
    };
    return attempt().catch((error: unknown) => {
      if (!isTransfer(error)) throw error;
      return attempt();
    });
  };
}

/** SystemJS's error 3: the script element failed, for the network or its integrity. */
function isTransfer(error: unknown) {
  return error instanceof Error && error.message.includes('errors.md#3');
}
