import { link, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';

/** The few operations that change a folder; tests let each of them fail. */
export type Disk = {
  makeFolder(path: string): Promise<void>;
  /** Writes a new file and waits until it is on the disk. */
  write(path: string, content: Uint8Array): Promise<void>;
  /** Gives a file a second name. Fails with EEXIST if the name is taken. */
  link(path: string, name: string): Promise<void>;
  rename(path: string, name: string): Promise<void>;
  remove(path: string): Promise<void>;
  read(path: string): Promise<Uint8Array<ArrayBuffer>>;
  list(path: string): Promise<readonly string[]>;
};

export const disk: Disk = {
  async makeFolder(path) {
    await mkdir(path, { recursive: true });
  },
  async write(path, content) {
    const file = await open(path, 'wx');
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
  },
  link,
  rename,
  remove: (path) => rm(path, { force: true }),
  read: async (path) => Uint8Array.from(await readFile(path)),
  list: (path) => readdir(path),
};
