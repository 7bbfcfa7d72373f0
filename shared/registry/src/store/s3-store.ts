import { NotReleased } from '../not-released.ts';
import { toText } from '../text.ts';
import { metadataPath, type RegistryStore } from './registry-store.ts';
import { createS3Client, type S3File } from './s3-client.ts';
import type { S3Settings } from './s3-settings.ts';

const head = 'metadata/timestamp.json';

/**
 * A registry in an S3-compatible store, with the paths of a folder. A file is created only if it doesn't exist, which the
 * store itself decides, so of two writers exactly one succeeds. `timestamp.json` may be behind the newest timestamp, if its
 * writer has died: whoever reads looks for later ones.
 */
export function createS3Store(settings: S3Settings): RegistryStore {
  const client = createS3Client(settings);
  /** Files of metadata never change; each is read many times by whoever publishes. */
  const kept = new Map<string, Uint8Array<ArrayBuffer>>();

  async function read(path: string) {
    const known = kept.get(path);
    if (known) return known;
    const content = (await client.get(path))?.content ?? null;
    if (content && /^metadata\/\d/.test(path)) kept.set(path, content);
    return content;
  }

  async function create(path: string, content: Uint8Array): Promise<boolean> {
    if (kept.has(path)) return false;
    const bytes = Uint8Array.from(content);
    const { isWritten, isUnsure } = await client.put(path, bytes, { etag: null });
    if (isWritten || !isUnsure) return isWritten;
    // The answer to an earlier attempt was lost: the file that is in the way may be this one.
    const existing = await client.get(path);
    return existing !== null && toText(existing.content) === toText(bytes);
  }

  const readHead = async (): Promise<number> => newestAfter(versionIn(await client.get(head)));

  async function newestAfter(version: number): Promise<number> {
    return (await read(metadataPath('timestamp', version + 1)))
      ? newestAfter(version + 1)
      : version;
  }

  /** Servers of files read `timestamp.json`. If another writer is faster, it is looked at again. */
  async function pointToHead(refused?: string): Promise<void> {
    const pointer = await client.get(head);
    if (pointer && pointer.etag === refused)
      throw new NotReleased(
        `${settings.place} refuses to replace a file that nobody has changed (If-Match). Is a proxy between that changes its ETag?`,
      );
    const before = versionIn(pointer);
    const newest = await newestAfter(before);
    const content = newest > before && (await read(metadataPath('timestamp', newest)));
    if (!content) return;
    const { isWritten } = await client.put(head, content, { etag: pointer?.etag ?? null });
    if (!isWritten) await pointToHead(pointer?.etag);
  }

  return {
    read,
    create,
    readHead,
    async createHead(revision, timestamp) {
      if (!(await create(metadataPath('timestamp', revision), timestamp))) return false;
      await pointToHead().catch((error: Error) => {
        throw new NotReleased(
          `Revision ${revision} is live, but servers of files show the one before it until the next publish: ${head} wasn't written. ${error.message}`,
        );
      });
      return true;
    },
  };
}

/** The revision that `timestamp.json` names; 0 if it isn't there or can't be read. */
function versionIn(pointer: S3File | null): number {
  try {
    return pointer ? Number(JSON.parse(toText(pointer.content)).signed.version) || 0 : 0;
  } catch {
    return 0;
  }
}
