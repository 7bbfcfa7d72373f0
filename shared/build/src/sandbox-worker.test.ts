import { setTimeout as pause } from 'node:timers/promises';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { sandboxWorker } from './sandbox-worker.ts';

type Listener = (event: object) => void;

type Message = { readonly type: string };

/** The pages and the disk of a browser, which outlive its worker. */
function aBrowser({ write = async () => {} }: { write?: () => Promise<void> } = {}) {
  const clients = new Map<string, object>();
  let stored: Response | undefined;
  const cache = {
    match: async () => stored?.clone(),
    async put(_key: string, response: Response) {
      await write();
      stored = response;
    },
  };
  const caches = {
    open: async () => cache,
    async delete() {
      await pause(5);
      stored = undefined;
    },
  };
  return { clients, caches };
}

/** The worker with the parts of a browser that it uses. A page that has just begun to load is no client yet. */
function aWorker({ clients, caches } = aBrowser()) {
  const listeners = new Map<string, Listener>();
  const told: Message[] = [];
  let isRegistered = true;
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
    caches,
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
    const work: Promise<unknown>[] = [];
    listeners.get('message')?.({
      data,
      source: { id },
      waitUntil: (more: Promise<unknown>) => work.push(more),
    });
    for (const one of work) await one;
  };
  return {
    /** What the worker has told its pages, by its type. */
    told: () => told.map(({ type }) => type),
    async open(id: string) {
      clients.set(id, {
        id,
        frameType: 'top-level',
        postMessage: (message: Message) => told.push(message),
      });
      await tell(id, 'MOCK_ACTIVATE');
    },
    async close(id: string) {
      await tell(id, 'CLIENT_CLOSE');
      clients.delete(id);
    },
    /** Whether the worker takes a request of a page, and not the server. */
    takes(path: string): boolean {
      return this.answer(path) !== null;
    },
    /** What the worker answers a request of the last page that was opened; null: it leaves it to the server. */
    answer(path: string): Promise<Response> | null {
      let given: Promise<Response> | null = null;
      if (isRegistered)
        listeners.get('fetch')?.({
          clientId: [...clients.keys()].at(-1),
          request: new Request(`http://here${path}`),
          respondWith(answer: Promise<Response>) {
            given = answer;
            answer.catch(() => {});
          },
        });
      return given;
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

test('files of builds come from the server without a detour through the page', async () => {
  const worker = aWorker();
  await worker.open('first');
  expect(worker.takes('/assets/boot-1234.js')).toBe(false);
  expect(worker.takes('/builds/intake/index.js')).toBe(false);
  expect(worker.takes('/api/auth-service/session')).toBe(true);
});

test('a page is told that its requests are answered before its id is on the disk', async () => {
  const { promise: isWritten, resolve: write } = Promise.withResolvers<void>();
  const worker = aWorker(aBrowser({ write: () => isWritten }));
  const opening = worker.open('first');
  await pause(5);
  expect(worker.told()).toEqual(['MOCKING_ENABLED']);
  write();
  await opening;
});

test('what a page has asked for ends when it closes, and so does the work for it', async () => {
  const worker = aWorker();
  await worker.open('first');
  const answer = worker.answer('/api/auth-service/session');
  await vi.waitFor(() => expect(worker.told()).toContain('REQUEST'));
  await worker.close('first');
  await expect(answer).rejects.toThrow('The page was left.');
});

test('a page that closes ends only what it has asked for itself', async () => {
  const worker = aWorker();
  await worker.open('first');
  await worker.open('second');
  const ended = vi.fn();
  worker.answer('/api/auth-service/session')?.finally(ended);
  await vi.waitFor(() => expect(worker.told()).toContain('REQUEST'));
  await worker.close('first');
  await pause(1);
  expect(ended).not.toHaveBeenCalled();
});

test('a worker that starts again knows the page that opened while the last one closed', async () => {
  const browser = aBrowser();
  const worker = aWorker(browser);
  await worker.open('first');
  const closing = worker.close('first');
  await pause(1);
  await worker.open('second');
  await closing;
  const next = aWorker(browser);
  await pause(1);
  expect(next.takes('/api/auth-service/session')).toBe(true);
});
