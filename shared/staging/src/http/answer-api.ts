import type { TextAnswer } from '@fairlead/build/server';
import { createCallLog } from '@fairlead/sandbox/calls/journal';
import { nothingThere, respondTo } from '@fairlead/sandbox/routing/answer-request';
import type { World } from '@fairlead/sandbox/world/world';
import { droppedName, waitName } from './staging-request.ts';

const headers = { 'content-type': 'application/json' };

/** Answers a call of the product with this world's data. */
export async function answerApi(
  request: Request,
  world: World,
  session: string | null,
  isDriven: boolean,
): Promise<Response | TextAnswer> {
  let wait: number | null = null;
  const host = {
    world,
    // Staging logs requests itself.
    log: createCallLog(1),
    hasWaited: isDriven && request.headers.has(waitName),
    ...(isDriven ? { respondWithWait } : {}),
  };
  const response = await respondTo(request, host, session);
  if (wait !== null) return { status: 503, text: '', headers: { [waitName]: `${wait}` } };
  if (response === undefined) return nothingThere(request);
  if (response) return { ...response, headers };
  return isDriven
    ? new Response(null, { status: 502, headers: { [droppedName]: '1' } })
    : Response.error();

  function respondWithWait(ms: number) {
    wait = ms;
    return { status: 503, text: '' };
  }
}
