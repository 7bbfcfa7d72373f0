import type { Candidate } from '../accept.ts';
import { NotReleased, ReleasedMeanwhile, Unreachable, VersionTaken } from '../not-released.ts';
import type { RegistryStore } from '../store/registry-store.ts';
import { Refused } from '../verify/refused.ts';
import type { SentRefusal, SentRelease } from './answer-registry.ts';
import { toBase64 } from './base64.ts';
import { formatConnectionError } from './connection-error.ts';

/** A registry that a server has: it can be read, and everything that is written goes through its gate. */
export function createHttpStore(address: string): RegistryStore {
  const read: RegistryStore['read'] = async (path) => {
    const response = await ask(new URL(path, address).href, {});
    if (response.status === 404) return null;
    if (!response.ok) throw new NotReleased(await messageOf(response));
    // A sign-in page, or the product's own page: nothing of the registry is damaged.
    if (response.headers.get('content-type')?.startsWith('text/html'))
      throw new NotReleased(
        `${response.url} was answered with a web page, not with a file of a registry. Is the address right, and does it need a sign-in?`,
      );
    return new Uint8Array(await response.arrayBuffer());
  };
  const refuse = async () => {
    throw new NotReleased(
      `Keys are changed where the registry's folder is, not through ${address}.`,
    );
  };
  return {
    read,
    async readHead() {
      const content = await read('metadata/timestamp.json');
      return content ? (JSON.parse(new TextDecoder().decode(content)).signed?.version ?? 0) : 0;
    },
    create: refuse,
    createHead: refuse,
  };
}

/** Sends a release to the server of a registry. Throws what the server's own check has thrown. */
export async function sendRelease(
  address: string,
  { role, text, files }: Candidate,
  isDry: boolean,
): Promise<number> {
  const body: SentRelease = { role, text, files: files.map(toBase64), isDry };
  const response = await ask(new URL('releases', address).href, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (response.ok) return (await response.json()).revision;
  if (!response.headers.get('content-type')?.startsWith('application/json'))
    throw new NotReleased(await messageOf(response));
  const { error, message, kind, subject, rows }: SentRefusal = await response.json();
  if (error === 'VersionTaken') throw new VersionTaken(message);
  if (error === 'ReleasedMeanwhile') throw new ReleasedMeanwhile(message);
  if (error === 'Refused' && kind && subject) throw new Refused(kind, subject);
  throw new NotReleased(message, rows);
}

async function ask(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (error) {
    throw new Unreachable(
      `${address} does not answer: ${formatConnectionError(error)}. Is the registry running?`,
    );
  }
}

/** What the server says: its sentence, or the beginning of what else it has sent. */
async function messageOf(response: Response): Promise<string> {
  const text = await response.text();
  const [, sentence] = /"message":\s*"((?:[^"\\]|\\.)*)"/.exec(text) ?? [];
  return sentence === undefined
    ? `${response.url} was answered with ${response.status}: ${text.slice(0, 200)}`
    : JSON.parse(`"${sentence}"`);
}
