import type { FindService } from './find-stand-in.ts';

/** Lets services respond to the page's fetches. Everything else goes to the network. */
export function interceptFetch(findService: FindService): void {
  const { fetch } = globalThis;
  globalThis.fetch = (input, options) => {
    const given = input instanceof Request ? input : null;
    const method = options?.method ?? given?.method ?? 'GET';
    const service = findService(method, given?.url ?? String(input));
    return service
      ? answer(service.answer, new Request(input, options))
      : fetch.call(globalThis, input, options);
  };
}

type Answer = (request: Request) => Response | Promise<Response>;

async function answer(work: Answer, request: Request): Promise<Response> {
  const { signal } = request;
  signal.throwIfAborted();
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  const response = await Promise.race([work(request), aborted]);
  // The same as for a network error.
  if (response.type === 'error') throw new TypeError('Failed to fetch');
  return response;
}
