import type { FindService } from './find-stand-in.ts';

/** Lets services answer what the page fetches. Everything else goes to the network. */
export function interceptFetch(findService: FindService): void {
  const { fetch } = globalThis;
  globalThis.fetch = (input, options) => {
    const asked = input instanceof Request ? input : null;
    const method = options?.method ?? asked?.method ?? 'GET';
    const service = findService(method, asked?.url ?? String(input));
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
  // As the network's own errors are told.
  if (response.type === 'error') throw new TypeError('Failed to fetch');
  return response;
}
