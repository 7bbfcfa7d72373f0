/** Counts the requests of this page that change something and have no answer yet. */
export function countWrites(send: (request: Request) => Promise<Response>) {
  return async (request: Request): Promise<Response> => {
    if (request.method === 'GET') return send(request);
    inFlight += 1;
    try {
      return await send(request);
    } finally {
      inFlight -= 1;
    }
  };
}

let inFlight = 0;

export const hasWritesInFlight = (): boolean => inFlight > 0;
