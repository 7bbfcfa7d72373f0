import { loadHeadlessAreas } from '@fairlead/cli/connect/areas';
import { worldAround } from '@fairlead/cli/connect/sandbox-world';
import { createHeadlessDriver } from '@fairlead/cli/drivers/headless/driver';
import type { CreateWorld, World } from '@fairlead/cli/drivers/headless/world';
import type { ScenarioEvent, ScenarioSession } from '@fairlead/cli/run/terms/scenario-session';
import { createSandbox, type Sandbox } from '@fairlead/sandbox';
import { loadPersonas } from '@fairlead/sandbox/content/load';
import { textsOf } from '@fairlead/ui/semantics/write-outline';
import type { CallCase, Step } from './case.ts';

/** A user at the point just before a call, and the back end. */
export type OpenCase = {
  readonly sandbox: Sandbox;
  /** The account with which the user signs in again. */
  readonly email: string;
  perform(steps: readonly Step[]): Promise<void>;
  /** Whether every press is a double press from here on. */
  pressTwice(isDouble: boolean): void;
  /** Advances virtual time, in ms. */
  pass(ms: number): Promise<void>;
  look(): Promise<{ readonly screen: string; readonly texts: readonly string[] }>;
  callsMade(): Promise<readonly Extract<ScenarioEvent, { kind: 'call' }>[]>;
  /** How many screens have been entered so far. */
  screensEntered(): Promise<number>;
  close(): Promise<void>;
};

const person = 'person';

type Prepared = Awaited<ReturnType<typeof applicationsOf>>;
const applicationsOf = ({ world }: Sandbox) => world.store.list('application');

/** Opens cases one after the other: the clock they replace is the thread's. */
export async function createCaseOpener() {
  let latest: Sandbox | null = null;
  let preparing: Prepared = [];
  const prepared = new Map<string, Prepared>();
  const { personas } = await loadPersonas();
  const createWorld: CreateWorld = async ({ persona, now, seed, flags }) => {
    latest = await createSandbox({ persona, now, seed, flags });
    for (const row of preparing) await latest.world.store.put('application', row);
    return unlessStorming(worldAround(latest));
  };
  const driver = await createHeadlessDriver(await loadHeadlessAreas(), createWorld);

  /** Creates the functions that open cases. They share the areas, which are loaded once. */
  async function prepare(one: CallCase, steps: readonly Step[]): Promise<Prepared> {
    const key = JSON.stringify([one.as, one.flags, steps]);
    const known = prepared.get(key);
    if (known) return known;
    const { prepare: _, ...unprepared } = one;
    const world = await open({ ...unprepared, start: '/' });
    await world.look();
    await world.perform(steps);
    const rows = await applicationsOf(world.sandbox);
    await world.close();
    prepared.set(key, rows);
    return rows;
  }

  async function open(one: CallCase): Promise<OpenCase> {
    const { as, flags = {}, start = '/' } = one;
    const rows = one.prepare ? await prepare(one, one.prepare) : [];
    preparing = rows;
    const plan = {
      name: as,
      file: '',
      line: 0,
      tags: [],
      covers: [],
      as: person,
      actors: { [person]: as },
      flags,
      start,
      steps: [],
    };
    const session = await driver.open(plan, 1);
    if (!latest) throw new Error('The driver opened no world');
    const email = personas.find(({ id }) => id === as)?.person.email ?? '';
    return { ...opened(session, latest), email };
  }
  return { open, close: () => driver.close() };
}

/** More calls than this in one case are a storm: the product repeats a call without waiting. */
const storm = 120;

/** A storm would never end, so further calls get no response; the number of attempts reveals it. */
function unlessStorming(world: World): World {
  return {
    ...world,
    async connect(actor, persona) {
      const connection = await world.connect(actor, persona);
      return {
        ...connection,
        answer: (call) =>
          world.handlers() > storm ? new Promise(() => {}) : connection.answer(call),
      };
    },
  };
}

export type CaseOpener = Awaited<ReturnType<typeof createCaseOpener>>;

function opened(session: ScenarioSession, sandbox: Sandbox): Omit<OpenCase, 'email'> {
  return {
    sandbox,
    async perform(steps) {
      for (const step of steps) {
        if (typeof step === 'string') await session.perform(person, step, undefined);
        else if ('press' in step) await session.act(person, [step]);
        else if ('task' in step) await session.perform(person, step.task, step.input);
        else await session.control(person, step);
      }
    },
    pressTwice: (isDouble) => session.setDoublePress?.(isDouble),
    pass: (ms) => session.control(person, { control: 'advance time', ms }),
    async look() {
      const { screen, address, outline } = await session.observe(person);
      // A toast that has disappeared still counts as read.
      const happened = await session.journal(person);
      const toasts = happened.flatMap((one) => (one.kind === 'toast' ? [one.text] : []));
      return { screen: screen ?? siteAt(address ?? ''), texts: [...textsOf(outline), ...toasts] };
    },
    async callsMade() {
      const happened = await session.journal(person);
      return happened.filter((one) => one.kind === 'call');
    },
    async screensEntered() {
      const happened = await session.journal(person);
      return happened.filter(({ kind }) => kind === 'screen').length;
    },
    close: () => session.close(true),
  };
}

/** Without a screen, it is an outside page, or the shell's crash page (`$gate`). */
function siteAt(address: string): string {
  if (address.startsWith('/login-site/login')) return 'login site';
  if (address.startsWith('/packages')) return 'quote packages';
  return 'the shell’s crash page';
}
