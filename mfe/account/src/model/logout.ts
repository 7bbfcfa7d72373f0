import { cacheCleared, entered, forgetEverythingFx, navigate, waitFx } from '@fairlead/store';
import { createEffect, sample } from 'effector';

/** The pause before the login page opens, so that the last writes complete, in ms (A§2). */
const pause = 100;

/** /logout/callback clears all storage, then opens /login; /loginportal/send is another address of /login (A§2). */
export function createLogout() {
  const logOutFx = createEffect(async (_: { email: string | null }) => {
    await forgetEverythingFx();
    await waitFx(pause);
  });

  const arrived = entered('logout-callback');
  sample({ clock: arrived, target: cacheCleared });
  sample({ clock: arrived, fn: ({ query }) => ({ email: query.email ?? null }), target: logOutFx });
  sample({
    clock: logOutFx.done,
    fn: ({ params: { email } }) => ({ route: 'login' as const, query: { email }, replace: true }),
    target: navigate,
  });

  sample({
    clock: entered('login-portal-send'),
    fn: ({ fullQuery: query }) => ({ route: 'login' as const, query, replace: true }),
    target: navigate,
  });
}
