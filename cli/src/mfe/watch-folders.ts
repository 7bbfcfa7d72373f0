import { existsSync, type FSWatcher, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

/**
 * Calls back after every change below a folder. It watches folders, not files: an editor may save by replacing a file,
 * and a watcher of the replaced one hears nothing anymore. Returns a function that stops it.
 */
export function watchFolders(root: string, changed: () => void): () => void {
  const watchers = new Map<string, FSWatcher>();
  const follow = () => {
    for (const [folder, watcher] of watchers)
      if (!existsSync(folder)) {
        watcher.close();
        watchers.delete(folder);
      }
    for (const folder of foldersIn(root)) {
      if (watchers.has(folder)) continue;
      const heard = () => {
        follow();
        changed();
      };
      watchers.set(folder, watch(folder, heard));
    }
  };
  follow();
  return () => {
    for (const watcher of watchers.values()) watcher.close();
  };
}

function foldersIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  const inside = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap((entry) => foldersIn(join(folder, entry.name)));
  return [folder, ...inside];
}
