import type { Area, ModelActor } from '@fairlead/mfe-kit/area';
import { $flags, $route, $toasts } from '@fairlead/store';
import { allSettled, type EventCallable, type Store } from 'effector';
import type { Control, Plan } from '../../language/plan.ts';
import { saySeconds } from '../../reporters/say-seconds.ts';
import type { Patience, Sight, Stage } from '../../run/stage.ts';
import { type Actor, createActor } from './actor.ts';
import type { Bugs } from './bugs.ts';
import type { LivingAreas } from './living-areas.ts';
import { createTraffic, turn } from './traffic.ts';
import type { VirtualClock } from './virtual-clock.ts';
import type { World } from './world.ts';

/** How long an expectation waits, in virtual time. */
const patienceOfExpectation = 180_000;
/** How long a task may take, in virtual time, before it is said to hang. */
const patienceOfTask = 900_000;

type StageParts = {
  readonly plan: Plan;
  readonly areas: LivingAreas;
  readonly world: World;
  readonly clock: VirtualClock;
  readonly bugs: Bugs;
};

/** A scenario headless: the areas' models in effector scopes, over a world of its own. */
export function createModelStage({ plan, areas, world, clock, bugs }: StageParts): Stage {
  const traffic = createTraffic();
  const actors = new Map<string, Actor>();

  async function actorOf(name: string): Promise<Actor> {
    const known = actors.get(name);
    if (known) return known;
    const connection = world.connect(name, plan.actors[name] ?? name);
    const actor = createActor(name === plan.as ? plan.start : '/', connection, traffic);
    actors.set(name, actor);
    await traffic.rest();
    return actor;
  }

  /** Lets time go on to the next timer; false when `deadline` (virtual) has passed or nothing is due. */
  async function goOn(deadline: number): Promise<boolean> {
    const left = deadline - clock.elapsed();
    if (left <= 0 || !clock.isTicking()) return false;
    const fired = clock.next(left);
    await traffic.rest();
    return fired;
  }

  function patience(limit = patienceOfExpectation): Patience {
    const began = clock.elapsed();
    return {
      wait: () => goOn(began + limit),
      said: () => `waited ${saySeconds(clock.elapsed() - began)} of virtual time`,
    };
  }

  function modelActor(actor: Actor, area: Area, waiting: { count: number }): ModelActor<unknown> {
    const whileWaiting = async (work: () => Promise<void>) => {
      waiting.count += 1;
      try {
        await work();
      } finally {
        waiting.count -= 1;
      }
    };
    return {
      get scope() {
        return actor.scope();
      },
      get model() {
        return areas.modelOf(area);
      },
      send: <Params>(event: EventCallable<Params>, params: Params) =>
        whileWaiting(async () => {
          void allSettled(event as EventCallable<unknown>, { scope: actor.scope(), params });
          await traffic.rest();
        }),
      get: <State>(store: Store<State>) => actor.scope().getState(store),
      until: (predicate, what) =>
        whileWaiting(async () => {
          const wait = patience(patienceOfTask);
          await traffic.rest();
          while (!predicate()) {
            if (!(await wait.wait())) throw new Error(`${what}: never; ${wait.said()}`);
          }
        }),
    };
  }

  async function perform(name: string, taskName: string, input: unknown): Promise<void> {
    const actor = await actorOf(name);
    const { area, task } = areas.taskNamed(taskName);
    const waiting = { count: 0 };
    let done = false;
    const work = task.model(modelActor(actor, area, waiting), input).finally(() => {
      done = true;
    });
    // Handled below; without this a failure in the same turn would count as unhandled.
    work.catch(() => {});
    const limit = clock.elapsed() + patienceOfTask;
    for (let idle = 0; !done; ) {
      await turn();
      idle = waiting.count > 0 ? 0 : idle + 1;
      if (idle < 4) continue;
      idle = 0;
      await traffic.rest();
      // The task itself waits for a timer, e.g. in an effect that retries.
      if (!done && waiting.count === 0 && !(await goOn(limit)) && !done) {
        throw new Error(
          `The task '${taskName}' never ends: it waits for something that no request and no timer brings`,
        );
      }
    }
    await work;
    await traffic.rest();
    bugs.raise();
  }

  async function control(name: string, what: Control): Promise<void> {
    const actor = await actorOf(name);
    if (what.control === 'fault') world.fault(what.call, what.fault);
    else if (what.control === 'advance time') await advance(what.ms);
    else if (what.control === 'go to') actor.load(what.path);
    else if (what.control === 'reload') actor.reload();
    else if (what.control === 'go back') actor.back();
    else
      await areas.swap(
        what.microFrontend,
        [...actors.values()].map((one) => one.scope()),
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
    const actor = await actorOf(name);
    const scope = actor.scope();
    const isOutside = actor.outside() !== null;
    const route = isOutside ? null : scope.getState($route);
    return {
      screen: route?.name ?? null,
      address: actor.address(),
      texts: isOutside
        ? []
        : [
            ...areas.textsAt(route?.name ?? null, scope),
            ...scope.getState($toasts).map(({ text }) => text),
          ],
      flags: scope.getState($flags),
      packages: isOutside ? [] : areas.packagesAt(route?.name ?? null, scope),
    };
  }

  return {
    perform,
    control,
    look,
    happenings: async (name) => (await actorOf(name)).happenings,
    patience: () => patience(),
    handlers: async () => world.handlers(),
    elapsed: () => clock.elapsed(),
    async close() {
      bugs.restore();
      clock.restore();
    },
  };
}
