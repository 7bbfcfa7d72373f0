import { HttpResponse } from 'msw';
import { ChoiceError } from '../rating/index.ts';
import { type Fault, faultBody, strike } from '../world/faults.ts';
import { type World, within } from '../world/world.ts';
import { wireAnswer } from './check-answer.ts';
import { findVisitor, refuseUnlessAllowed } from './find-visitor.ts';
import { onceForKey } from './idempotency.ts';
import type { CallLog } from './journal.ts';
import { readRequest } from './read-request.ts';
import { Refusal } from './refusal.ts';
import type { Route } from './route.ts';

/** Where a handler works. */
export type Host = {
  readonly world: World;
  readonly log: CallLog;
  /** The id of the session that a request belongs to. */
  sessionOf(request: Request): string | null;
};

/** Answers one request of a route: faults, access, contract of the request, use case, contract of the answer. */
export async function handle(
  route: Route,
  params: Readonly<Record<string, string>>,
  request: Request,
  host: Host,
): Promise<Response> {
  const start = host.world.now();
  const response = await struck(route, params, request, host);
  host.log.record({
    at: start,
    call: route.endpoint.name,
    method: request.method,
    path: new URL(request.url).pathname,
    status: response.type === 'error' ? null : response.status,
    took: host.world.now() - start,
  });
  return response;
}

async function struck(route: Route, params: Params, request: Request, host: Host) {
  const fault = await takeFault(host.world, route.endpoint.name);
  const answer = () => answered(route, params, request, host);
  switch (fault?.kind) {
    case undefined:
      return answer();
    case 'slow':
      await new Promise((resolve) => setTimeout(resolve, fault.ms ?? 10_000));
      return answer();
    case 'dropped-before-commit':
      return HttpResponse.error();
    case 'dropped-after-commit':
      await answer();
      return HttpResponse.error();
    case 'malformed':
      await answer();
      return new HttpResponse('{"this answer": was cut', { status: 200 });
    case 'status': {
      const { status = 500, body } = fault;
      return json(body ?? faultBody(status, route.endpoint.errors), status);
    }
  }
}
type Params = Readonly<Record<string, string>>;

async function takeFault({ settings }: World, call: string): Promise<Fault | null> {
  const { faults } = settings.now();
  const found = faults.length > 0 ? strike(faults, call) : null;
  if (found?.fault.times !== undefined) await settings.change({ faults: found.left });
  return found?.fault ?? null;
}

async function answered(route: Route, params: Params, request: Request, host: Host) {
  try {
    const answer = await host.world.store.transaction(async (store) => {
      const world = within(host.world, store);
      const visitor = await findVisitor(world, host.sessionOf(request));
      refuseUnlessAllowed(visitor, route.access);
      const asked = await readRequest(request, route.endpoint);
      const visit = { world, ...visitor, ...asked, params, headers: request.headers };
      return wireAnswer(route.endpoint, await onceForKey(route, visit));
    });
    return new HttpResponse(answer, { headers: { 'Content-Type': 'application/json' } });
  } catch (trouble) {
    return refused(trouble);
  }
}

function refused(trouble: unknown): Response {
  if (trouble instanceof Refusal) return json(trouble.body, trouble.status);
  // What a carrier does not write is a mistake of the one who asked for it.
  if (trouble instanceof ChoiceError)
    return refused(new Refusal(400, trouble.message, { code: 'choice_not_available' }));
  const message = trouble instanceof Error ? trouble.message : String(trouble);
  const code = trouble instanceof Error ? trouble.name : 'unknown';
  return json(
    { message: `The sandbox broke: ${message}`, error_code: code, status_code: 500, detail: null },
    500,
  );
}

const json = (body: unknown, status: number) =>
  HttpResponse.json(body as Record<string, unknown>, { status });
