import { $flags, $route, $toasts } from '@fairlead/store';
import type { Control, Plan } from '../../language/plan.ts';
import { saySeconds } from '../../reporters/say-seconds.ts';
import type { Patience, Sight, Stage } from '../../run/stage.ts';
import { type Actor, createActor } from './actor.ts';
import type { Bugs } from './bugs.ts';
import type { LivingAreas } from './living-areas.ts';
import { createModelActor, type WorkingActor } from './model-actor.ts';
import { createTraffic, turn } from './traffic.ts';
import type { VirtualClock } from './virtual-clock.ts';
import type { Connection, World } from './world.ts';

/** How long an expectation waits, in virtual time. */
const patienceOfExpectation = 180_000;
/** How long a task may take, in virtual time, before it is said to hang. */
const patienceOfTask = 900_000;
/** Turns of the event loop in which a task does nothing: it waits for a timer of its own. */
const idleTurns = 4;

type StageParts = {
  readonly plan: Plan;
  readonly areas: LivingAreas;
  readonly world: World;
  readonly clock: VirtualClock;
  readonly bugs: Bugs;
};
type Cast = Pick<Connection, 'site' | 'hands'> & { readonly actor: Actor };

/** A scenario headless: the areas' models in effector scopes, over a world of its own. */
export function createModelStage({ plan, areas, world, clock, bugs }: StageParts): Stage {
  const traffic = createTraffic();
  const cast = new Map<string, Cast>();

  async function castOf(name: string): Promise<Cast> {
    const known = cast.get(name);
    if (known) return known;
    const connection = await world.connect(name, plan.actors[name] ?? name);
    const start = name === plan.as ? plan.start : '/';
    const { site, hands } = connection;
    const one = { actor: createActor(start, connection, traffic), site, hands };
    cast.set(name, one);
    await traffic.rest();
    return one;
  }

  /** Lets time go on to the next timer; false when the deadline (virtual) has passed or nothing is due. */
  async function goOn(deadline: number): Promise<boolean> {
    const left = deadline - clock.elapsed();
    if (left <= 0 || !clock.isTicking()) return false;
    const fired = clock.next(left);
    await traffic.rest();
    return fired;
  }

  function patience(limit: number): Patience {
    const began = clock.elapsed();
    return {
      wait: () => goOn(began + limit),
      said: () => `waited ${saySeconds(clock.elapsed() - began)} of virtual time`,
    };
  }

  async function perform(name: string, taskName: string, input: unknown): Promise<void> {
    const { actor, site, hands } = await castOf(name);
    const { area, task } = areas.taskNamed(taskName);
    const working = createModelActor({
      actor,
      site,
      hands,
      traffic,
      model: () => areas.modelOf(area),
      patience: () => patience(patienceOfTask),
    });
    await accompany(taskName, working, task.model(working.actor, input));
    await traffic.rest();
    bugs.raise();
  }

  /** Waits for a task, and gives it time when it waits for a timer by itself, e.g. in an effect that retries. */
  async function accompany(
    name: string,
    { isWaiting }: WorkingActor,
    work: Promise<void>,
  ): Promise<void> {
    let done = false;
    const end = () => {
      done = true;
    };
    work.then(end, end);
    const deadline = clock.elapsed() + patienceOfTask;
    for (let idle = 0; !done; ) {
      await turn();
      idle = isWaiting() ? 0 : idle + 1;
      if (idle < idleTurns) continue;
      idle = 0;
      await traffic.rest();
      if (done || isWaiting() || (await goOn(deadline)) || done) continue;
      throw new Error(
        `The task '${name}' never ends: it waits for something that no request and no timer brings`,
      );
    }
    await work;
  }

  async function control(name: string, what: Control): Promise<void> {
    const { actor } = await castOf(name);
    if (what.control === 'fault') await world.fault(what.call, what.fault);
    else if (what.control === 'vendors') await world.failVendors(what.faults);
    else if (what.control === 'advance time') await advance(what.ms);
    else if (what.control === 'go to') actor.load(what.path);
    else if (what.control === 'reload') actor.reload();
    else if (what.control === 'go back') actor.back();
    else
      areas.swap(
        what.microFrontend,
        [...cast.values()].map((one) => one.actor.scope()),
      );
    await traffic.rest();
    bugs.raise();
  }

  async function advance(ms: number): Promise<void> {
    const end = clock.elapsed() + ms;
    while (clock.elapsed() < end) {
      clock.next(end - clock.elapsed());
      await traffic.rest();
    }
  }

  async function look(name: string): Promise<Sight> {
    const { actor } = await castOf(name);
    const scope = actor.scope();
    const address = actor.address();
    const isOutside = actor.outside() !== null;
    const screen = isOutside ? null : (scope.getState($route)?.name ?? null);
    // Worked out when somebody reads them: most steps ask for the screen only.
    return {
      screen,
      address,
      get texts() {
        if (isOutside) return [];
        const toasts = scope.getState($toasts).map(({ text }) => text);
        return [...areas.textsAt(screen, scope), ...toasts];
      },
      get flags() {
        return scope.getState($flags);
      },
      get packages() {
        return isOutside ? [] : areas.packagesAt(screen, scope);
      },
    };
  }

  return {
    perform,
    control,
    look,
    screen: async (name) => (await look(name)).screen,
    happenings: async (name) => (await castOf(name)).actor.happenings,
    patience: () => patience(patienceOfExpectation),
    handlers: async () => world.handlers(),
    elapsed: () => clock.elapsed(),
    async close() {
      bugs.restore();
      clock.restore();
    },
  };
}
