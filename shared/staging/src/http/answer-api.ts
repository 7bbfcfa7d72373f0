import type { TextAnswer } from '@fairlead/build/server';
import { createCallLog } from '@fairlead/sandbox/calls/journal';
import { nothingThere, respondTo } from '@fairlead/sandbox/routing/answer-request';
import type { World } from '@fairlead/sandbox/world/world';
import { droppedName, waitName } from './staging-request.ts';

/** A slow call of a world whose time is driven: the caller lets the time pass, then asks again. */
class WaitFirst extends Error {
  readonly ms: number;
  constructor(ms: number) {
    super('wait');
    this.ms = ms;
  }
}

const headers = { 'content-type': 'application/json' };

/** Answers a call of the product with this world's data. */
export async function answerApi(
  request: Request,
  world: World,
  session: string | null,
  isDriven: boolean,
): Promise<Response | TextAnswer> {
  const host = {
    world,
    // Staging logs requests itself.
    log: createCallLog(1),
    hasWaited: isDriven && request.headers.has(waitName),
    ...(isDriven ? { wait: waitElsewhere } : {}),
  };
  try {
    const response = await respondTo(request, host, session);
    if (response === undefined) return nothingThere(request);
    if (response) return { ...response, headers };
    return isDriven
      ? new Response(null, { status: 502, headers: { [droppedName]: '1' } })
      : Response.error();
  } catch (error) {
    if (!(error instanceof WaitFirst)) throw error;
    return new Response(null, { status: 503, headers: { [waitName]: `${error.ms}` } });
  }
}

async function waitElsewhere(ms: number): Promise<void> {
  throw new WaitFirst(ms);
}
