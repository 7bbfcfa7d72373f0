import { ChoiceError } from '../rating/index.ts';
import { type Fault, faultBody, strike } from '../world/faults.ts';
import { type World, within } from '../world/world.ts';
import { wireAnswer } from './check-answer.ts';
import { excerpt } from './excerpt.ts';
import { findVisitor, refuseUnlessAllowed } from './find-visitor.ts';
import { HttpError } from './http-error.ts';
import { onceForKey } from './idempotency.ts';
import type { CallLog } from './journal.ts';
import { readRequest } from './read-request.ts';
import type { Route } from './route.ts';
import type { SandboxRequest, SandboxResponse } from './sandbox-request.ts';

/** The environment of a handler. */
export type Host = {
  readonly world: World;
  readonly log: CallLog;
  /** Waits for a slow call (default: on this process's clock). */
  readonly wait?: (ms: number) => Promise<void>;
  /** Responds to a slow call instead of waiting: the caller lets the time pass and repeats the request. */
  readonly respondWithWait?: (ms: number) => SandboxResponse;
  /** Whether the call's fault was already applied, and only its delay remained. */
  readonly hasWaited?: boolean;
};

const waitHere = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Handles one call of a route: faults, access, request contract, use case, response contract. */
export async function handle(
  route: Route,
  request: SandboxRequest,
  host: Host,
): Promise<SandboxResponse> {
  const start = host.world.now();
  const response = await handleWithFault(route, request, host);
  host.log.record({
    at: start,
    call: route.endpoint.name,
    method: route.endpoint.method,
    path: request.pathname,
    status: response?.status ?? null,
    took: host.world.now() - start,
  });
  return response;
}

async function handleWithFault(
  route: Route,
  request: SandboxRequest,
  host: Host,
): Promise<SandboxResponse> {
  const fault = host.hasWaited ? null : await takeFault(host.world, route.endpoint.name);
  const answer = () => runUseCase(route, request, host);
  switch (fault?.kind) {
    case undefined:
      return answer();
    case 'slow': {
      const { ms = 10_000 } = fault;
      if (host.respondWithWait) return host.respondWithWait(ms);
      await (host.wait ?? waitHere)(ms);
      return answer();
    }
    case 'dropped-before-commit':
      return null;
    case 'dropped-after-commit':
      await answer();
      return null;
    case 'malformed':
      await answer();
      return { status: 200, text: '{"this answer": was cut' };
    case 'status': {
      const { status = 500, body } = fault;
      return respond(status, body ?? faultBody(status, route.endpoint.errors));
    }
  }
}

async function takeFault({ settings }: World, call: string): Promise<Fault | null> {
  const found = strike(settings.now().faults, call);
  if (found?.fault.times === undefined) return found?.fault ?? null;
  let struckNow: Fault | null = null;
  await settings.change(({ faults }) => {
    const still = strike(faults, call);
    struckNow = still?.fault ?? null;
    return still ? { faults: still.left } : {};
  });
  return struckNow;
}

async function runUseCase(
  route: Route,
  request: SandboxRequest,
  host: Host,
): Promise<SandboxResponse> {
  try {
    const text = await host.world.store.transaction(async (store) => {
      const world = within(host.world, store);
      const visitor = await findVisitor(world, request.sessionId);
      refuseUnlessAllowed(visitor, route.access);
      const { params, headers } = request;
      const context = { world, ...visitor, ...(await readRequest(request, route.endpoint)) };
      return wireAnswer(route.endpoint, await onceForKey(route, { ...context, params, headers }));
    });
    return { status: 200, text };
  } catch (error) {
    return errorResponse(error);
  }
}

function errorResponse(error: unknown): SandboxResponse {
  if (error instanceof HttpError) return respond(error.status, error.body);
  // Asking for something that the carrier doesn't offer is a client error.
  if (error instanceof ChoiceError)
    return errorResponse(new HttpError(400, error.message, { code: 'choice_not_available' }));
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error ? error.name : 'unknown';
  return respond(500, {
    message: excerpt(`The sandbox broke: ${message}`),
    error_code: code,
    status_code: 500,
    detail: null,
  });
}

const respond = (status: number, body: unknown): SandboxResponse => ({
  status,
  text: JSON.stringify(body),
});
