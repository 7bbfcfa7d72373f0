import { ChoiceError } from '../rating/index.ts';
import { type Fault, faultBody, strike } from '../world/faults.ts';
import { type World, within } from '../world/world.ts';
import { wireAnswer } from './check-answer.ts';
import { findVisitor, refuseUnlessAllowed } from './find-visitor.ts';
import { HttpError } from './http-error.ts';
import { onceForKey } from './idempotency.ts';
import type { CallLog } from './journal.ts';
import { readRequest } from './read-request.ts';
import type { Route } from './route.ts';
import type { SandboxRequest, SandboxResponse } from './sandbox-request.ts';

/** Where a handler works. */
export type Host = {
  readonly world: World;
  readonly log: CallLog;
  /** How a slow call takes its time; the clock of this process unless told. */
  readonly wait?: (ms: number) => Promise<void>;
  /** Whether the call has met its fault already, and only waited since. */
  readonly hasWaited?: boolean;
};

const waitHere = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Answers one call of a route: faults, access, contract of the request, use case, contract of the answer. */
export async function handle(
  route: Route,
  asked: SandboxRequest,
  host: Host,
): Promise<SandboxResponse> {
  const start = host.world.now();
  const told = await struck(route, asked, host);
  host.log.record({
    at: start,
    call: route.endpoint.name,
    method: route.endpoint.method,
    path: asked.pathname,
    status: told?.status ?? null,
    took: host.world.now() - start,
  });
  return told;
}

async function struck(route: Route, asked: SandboxRequest, host: Host): Promise<SandboxResponse> {
  const fault = host.hasWaited ? null : await takeFault(host.world, route.endpoint.name);
  const answer = () => answered(route, asked, host);
  switch (fault?.kind) {
    case undefined:
      return answer();
    case 'slow':
      await (host.wait ?? waitHere)(fault.ms ?? 10_000);
      return answer();
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
      return told(status, body ?? faultBody(status, route.endpoint.errors));
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

async function answered(route: Route, asked: SandboxRequest, host: Host): Promise<SandboxResponse> {
  try {
    const text = await host.world.store.transaction(async (store) => {
      const world = within(host.world, store);
      const visitor = await findVisitor(world, asked.sessionId);
      refuseUnlessAllowed(visitor, route.access);
      const { params, headers } = asked;
      const context = { world, ...visitor, ...(await readRequest(asked, route.endpoint)) };
      return wireAnswer(route.endpoint, await onceForKey(route, { ...context, params, headers }));
    });
    return { status: 200, text };
  } catch (trouble) {
    return refused(trouble);
  }
}

function refused(trouble: unknown): SandboxResponse {
  if (trouble instanceof HttpError) return told(trouble.status, trouble.body);
  // What a carrier does not write is a mistake of the one who asked for it.
  if (trouble instanceof ChoiceError)
    return refused(new HttpError(400, trouble.message, { code: 'choice_not_available' }));
  const message = trouble instanceof Error ? trouble.message : String(trouble);
  const code = trouble instanceof Error ? trouble.name : 'unknown';
  return told(500, {
    message: `The sandbox broke: ${message}`,
    error_code: code,
    status_code: 500,
    detail: null,
  });
}

const told = (status: number, body: unknown): SandboxResponse => ({
  status,
  text: JSON.stringify(body),
});
