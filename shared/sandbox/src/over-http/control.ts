import * as s from 'superstruct';
import { excerpt } from '../calls/excerpt.ts';
import { nothingThere } from '../routing/answer-request.ts';
import { enter } from '../seed/enter.ts';
import { personaOf } from '../seed/seed-persona.ts';
import { signInAs } from '../sites/login/sign-in-as.ts';
import { AdvanceInput, EnterInput, FaultInput } from './control-input.ts';
import { sessionCookie } from './session-cookie.ts';
import type { Worlds } from './worlds.ts';

const WorldSettings = s.object({
  persona: s.string(),
  flags: s.optional(s.record(s.string(), s.boolean())),
  now: s.optional(s.union([s.number(), s.string()])),
  seed: s.optional(s.integer()),
});

/**
 * Serves the runner's requests to a sandbox behind a server: begin, enter, faults, time, funding rounds, number of
 * invoked handlers.
 */
export async function answerControl(worlds: Worlds, request: Request): Promise<Response> {
  const verb = new URL(request.url).pathname.replace('/sandbox/api/control/', '');
  if (request.method !== 'POST') return nothingThere(request);
  const body: unknown = await request.json().catch(() => null);
  try {
    return await run(worlds, request, verb, body);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return Response.json(
      { message: error instanceof s.StructError ? excerpt(message) : message },
      { status: 400 },
    );
  }
}

async function run(worlds: Worlds, request: Request, verb: string, body: unknown) {
  if (verb === 'begin') {
    const settings = s.create(body, WorldSettings);
    const { world } = await worlds.begin(worlds.idOf(request), settings);
    return entered(
      request,
      await signInAs(world, settings.persona),
      personaOf(world, settings.persona),
    );
  }
  const sandbox = await worlds.of(request);
  switch (verb) {
    case 'enter': {
      const { persona } = s.create(body, EnterInput);
      await enter(sandbox.world, persona);
      return entered(
        request,
        await signInAs(sandbox.world, persona),
        personaOf(sandbox.world, persona),
      );
    }
    case 'fault':
      await sandbox.addFault(s.create(body, FaultInput));
      return Response.json({});
    case 'advance':
      await sandbox.advance(s.create(body, AdvanceInput).ms);
      return Response.json({});
    case 'close-rounds':
      await sandbox.closeRounds();
      return Response.json({});
    case 'invoked':
      return Response.json({ invoked: sandbox.invoked() });
    default:
      return nothingThere(request);
  }
}

const entered = (request: Request, sessionId: string | null, { start }: { start: string }) =>
  Response.json({ start }, { headers: { 'Set-Cookie': sessionCookie(request, sessionId) } });
