import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import { type Disk, disk } from './disk.ts';
import { metadataPath, type RegistryStore } from './registry-store.ts';

/**
 * A registry in a folder. A file is written under another name and then linked, so a reader sees all of it or nothing,
 * and of two writers of one name exactly one succeeds. Several processes may share the folder.
 */
export function createFolderStore(folder: string, on: Disk = disk): RegistryStore {
  const create = async (path: string, content: Uint8Array): Promise<boolean> => {
    const name = join(folder, path);
    const draft = await writeDraft(name, content);
    try {
      await on.link(draft, name);
      return true;
    } catch (error) {
      if (isCode(error, 'EEXIST')) return false;
      throw error;
    } finally {
      await on.remove(draft);
    }
  };

  async function writeDraft(name: string, content: Uint8Array) {
    await on.makeFolder(dirname(name));
    const draft = `${name}.${randomUUID()}.tmp`;
    await on.write(draft, content);
    return draft;
  }

  async function readHead(): Promise<number> {
    const names = await on.list(join(folder, 'metadata')).catch(unlessMissing([]));
    return Math.max(
      0,
      ...names.map((name) => Number(/^(\d+)\.timestamp\.json$/.exec(name)?.[1] ?? 0)),
    );
  }

  return {
    read: (path) => on.read(join(folder, path)).catch(unlessMissing(null)),
    create,
    readHead,
    async createHead(revision, timestamp) {
      if (!(await create(metadataPath('timestamp', revision), timestamp))) return false;
      await pointToHead();
      return true;
    },
  };

  /** Servers of files read `timestamp.json`. Whoever writes last looks again, so that it never stays behind. */
  async function pointToHead(): Promise<void> {
    const name = join(folder, 'metadata/timestamp.json');
    for (let written = 0, head = await readHead(); written < head; head = await readHead()) {
      const draft = await writeDraft(
        name,
        await on.read(join(folder, metadataPath('timestamp', head))),
      );
      await on.rename(draft, name);
      written = head;
    }
  }
}

const unlessMissing =
  <Value>(value: Value) =>
  (error: unknown): Value => {
    if (isCode(error, 'ENOENT')) return value;
    throw error;
  };

const isCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;
