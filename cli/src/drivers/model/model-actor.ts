import type { LoginSite, ModelActor } from '@fairlead/mfe-kit/area';
import { allSettled, type EventCallable, type Store } from 'effector';
import type { Patience } from '../../run/stage.ts';
import type { Actor } from './actor.ts';
import type { Traffic } from './traffic.ts';
import type { Connection } from './world.ts';

/** An actor as tasks see it, and whether it is waiting by itself just now. */
export type WorkingActor = {
  readonly actor: ModelActor<unknown>;
  isWaiting(): boolean;
};

type Parts = Pick<Connection, 'site' | 'hands'> & {
  readonly actor: Actor;
  readonly model: () => unknown;
  readonly traffic: Traffic;
  /** How long a task may wait for something. */
  readonly patience: () => Patience;
};

/** What a task is given. The scope is the one of the document that is open now: a task may cross a sign-in. */
export function createModelActor({
  actor,
  site,
  hands,
  model,
  traffic,
  patience,
}: Parts): WorkingActor {
  let waiting = 0;
  const whileWaiting = async (work: () => Promise<void>) => {
    waiting += 1;
    try {
      await work();
    } finally {
      waiting -= 1;
    }
  };
  const comeBack = (address: Promise<string>) =>
    whileWaiting(async () => {
      actor.load(await address);
      await traffic.rest();
    });
  const loginSite: LoginSite = {
    signIn: (email) => comeBack(site.signIn(email, actor.outside())),
    signUp: (email) => comeBack(site.signUp(email, actor.outside())),
    openVerificationEmail: (email) => comeBack(site.openVerificationEmail(email)),
  };
  return {
    isWaiting: () => waiting > 0,
    actor: {
      loginSite,
      hands,
      get scope() {
        return actor.scope();
      },
      get model() {
        return model();
      },
      send: <Params>(event: EventCallable<Params>, params: Params) =>
        whileWaiting(async () => {
          // Not awaited: a product that polls never settles.
          void allSettled(event as EventCallable<unknown>, { scope: actor.scope(), params });
          await traffic.rest();
        }),
      get: <State>(store: Store<State>) => actor.scope().getState(store),
      until: (predicate, what) =>
        whileWaiting(async () => {
          const wait = patience();
          await traffic.rest();
          while (!predicate()) {
            if (!(await wait.wait())) throw new Error(`${what}: never; ${wait.said()}`);
          }
        }),
    },
  };
}
