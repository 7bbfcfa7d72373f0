import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { sandboxWorker } from './sandbox-worker.ts';

type Listener = (event: object) => void;

/** The worker with the parts of a browser that it uses. A page that has just begun to load is no client yet. */
function aWorker() {
  const listeners = new Map<string, Listener>();
  const clients = new Map<string, object>();
  let isRegistered = true;
  const cache = { match: async () => undefined, put: async () => {} };
  const self = {
    registration: {
      scope: 'http://here/',
      unregister: async () => {
        isRegistered = false;
      },
    },
    clients: {
      get: async (id: string) => clients.get(id),
      matchAll: async () => [...clients.values()],
    },
  };
  runInNewContext(sandboxWorker(), {
    self,
    caches: { open: async () => cache, delete: async () => true },
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    fetch: async () => new Response('from the server'),
    console,
    crypto,
    Headers,
    MessageChannel,
    Response,
    URL,
  });
  const tell = async (id: string, data: string) => {
    let done: Promise<unknown> = Promise.resolve();
    listeners.get('message')?.({
      data,
      source: { id },
      waitUntil: (work: Promise<unknown>) => {
        done = work;
      },
    });
    await done;
  };
  return {
    async open(id: string) {
      clients.set(id, { id, frameType: 'top-level', postMessage: () => {} });
      await tell(id, 'MOCK_ACTIVATE');
    },
    async close(id: string) {
      await tell(id, 'CLIENT_CLOSE');
      clients.delete(id);
    },
    /** Whether the worker takes a request of a page, and not the server. */
    takes(path: string): boolean {
      let isTaken = false;
      if (isRegistered)
        listeners.get('fetch')?.({
          request: new Request(`http://here${path}`),
          respondWith(answer: Promise<unknown>) {
            isTaken = true;
            answer.catch(() => {});
          },
        });
      return isTaken;
    },
  };
}

test('a page that opens while the last one closes has its requests answered', async () => {
  const worker = aWorker();
  await worker.open('first');
  await worker.close('first');
  await worker.open('second');
  expect(worker.takes('/api/auth-service/session')).toBe(true);
});

test('files of the build come from the server without a detour through the page', async () => {
  const worker = aWorker();
  await worker.open('first');
  expect(worker.takes('/assets/boot-1234.js')).toBe(false);
  expect(worker.takes('/api/auth-service/session')).toBe(true);
});
