import { createHash, timingSafeEqual } from 'node:crypto';
import { excerpt } from '@fairlead/sandbox/calls/excerpt';
import { listPersonas } from '@fairlead/sandbox/list-personas';
import {
  AdvanceInput,
  EnterInput,
  FaultInput,
  isMoment,
  Moment,
} from '@fairlead/sandbox/over-http/control-input';
import { nothingThere } from '@fairlead/sandbox/routing/answer-request';
import { enter } from '@fairlead/sandbox/seed/enter';
import { personaOf } from '@fairlead/sandbox/seed/seed-persona';
import { signInAs } from '@fairlead/sandbox/sites/login/sign-in-as';
import { standInVendors } from '@fairlead/sandbox/stand-ins/state';
import type { World } from '@fairlead/sandbox/world/world';
import * as s from 'superstruct';
import type { Worlds } from '../worlds/worlds.ts';
import { MistakeError, refuse } from './refuse.ts';
import type { WorldClaim } from './staging-request.ts';

const WorldSettings = s.object({
  seed: s.defaulted(s.integer(), 1),
  flags: s.defaulted(s.record(s.string(), s.boolean()), {}),
  faults: s.defaulted(s.array(FaultInput), []),
  now: s.defaulted(s.nullable(Moment), null),
  clock: s.defaulted(s.enums(['real', 'driven']), 'real'),
});
const VendorFaults = s.record(
  s.enums([...standInVendors, 'carrier']),
  s.nullable(s.enums(['down', 'hangs'])),
);

/** The server's capabilities, for tools that run scenarios against it. */
const capabilities = {
  product: 'fairlead staging',
  control: 1,
  worlds: true,
  faults: true,
  time: true,
} as const;

/** Handles the control API. Every request carries the control token; those about a world also carry the world's. */
export async function answerControl(
  request: Request,
  claim: WorldClaim,
  worlds: Worlds,
  controlToken: string,
): Promise<Response> {
  if (!isSame(bearer(request), controlToken))
    return refuse(401, 'The control API needs the control token: Authorization: Bearer …');
  const body: unknown = request.method === 'POST' ? await request.json().catch(() => null) : null;
  try {
    return await run(request, body, claim, worlds);
  } catch (error) {
    if (error instanceof s.StructError) return refuse(400, excerpt(error.message));
    throw error;
  }
}

async function run(
  request: Request,
  body: unknown,
  claim: WorldClaim,
  worlds: Worlds,
): Promise<Response> {
  const verb = `${request.method} ${new URL(request.url).pathname.replace('/staging/control', '')}`;
  if (verb === 'GET ')
    return Response.json({ ...capabilities, personas: (await listPersonas()).map(({ id }) => id) });
  if (verb === 'POST /worlds') {
    const { clock, ...beginning } = s.create(body, WorldSettings);
    const world = await worlds.create({ ...beginning, isDriven: clock === 'driven' });
    return Response.json({ world }, { status: 201 });
  }
  const { token } = claim;
  if (token === null) return refuse(400, 'Name the world in the header fairlead-world.');
  if (verb === 'DELETE /worlds') {
    await worlds.end(token);
    return new Response(null, { status: 204 });
  }
  return runInWorld(verb, request, body, await worlds.open(token, claim.now));
}

async function runInWorld(verb: string, request: Request, body: unknown, world: World) {
  switch (verb) {
    case 'POST /enter':
      return Response.json(await enterAs(world, s.create(body, EnterInput).persona));
    case 'POST /faults': {
      const fault = s.create(body, FaultInput);
      await world.settings.change(({ faults }) => ({ faults: [...faults, fault] }));
      return Response.json({});
    }
    case 'POST /vendor-faults': {
      const changes = Object.entries(s.create(body, VendorFaults));
      await world.settings.change(({ vendor_faults }) => ({
        vendor_faults: Object.fromEntries(
          Object.entries({ ...vendor_faults, ...Object.fromEntries(changes) }).flatMap(
            ([vendor, fault]) => (fault === null ? [] : [[vendor, fault]]),
          ),
        ),
      }));
      return Response.json({});
    }
    case 'POST /advance': {
      const { ms } = s.create(body, AdvanceInput);
      if (!isMoment(world.now() + ms))
        throw new MistakeError('The time of a world ends with the year 2099. Let less of it pass.');
      await world.settings.change(({ offset }) => ({ offset: offset + ms }));
      return Response.json({});
    }
    default:
      return nothingThere(request);
  }
}

/** Lets a persona enter, and signs it in if the persona is signed in. */
export async function enterAs(world: World, persona: string) {
  const { start } = findPersona(world, persona);
  await enter(world, persona);
  return { session: await signInAs(world, persona), start, flags: world.flags() };
}

/** Converts the sandbox's plain error, which lists the existing names. */
function findPersona(world: World, persona: string) {
  try {
    return personaOf(world, persona);
  } catch (error) {
    throw error instanceof Error ? new MistakeError(error.message) : error;
  }
}

const bearer = ({ headers }: Request): string =>
  /^Bearer (.+)$/.exec(headers.get('Authorization') ?? '')?.[1] ?? '';

/** Compares tokens in constant time. */
function isSame(given: string, wanted: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(wanted));
}
