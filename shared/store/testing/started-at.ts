import type { Call } from '@fairlead/contracts';
import { allSettled, createWatch, fork } from 'effector';
import { requestFx } from '../src/calls/request.ts';
import { appStarted } from '../src/host/app.ts';
import { loadFlagsFx } from '../src/host/host-effects.ts';
import { memoryHistory } from '../src/navigation/history.ts';
import { $history, leaveFx } from '../src/navigation/navigation.ts';
import { routeOpened } from '../src/navigation/screens.ts';
import { flagsRequested } from '../src/session/flags.ts';
import { sessionRequested } from '../src/session/session.ts';
// The guards connect themselves to the navigation when they load.
import '../src/guards/guards.ts';

/** Responses for a client who is signed in. */
export const answers: Record<string, unknown> = {
  'get-session': {
    authenticated: true,
    client_id: 'cl_1',
    contact_id: 'ct_1',
    client_selection_required: false,
    expires_at: '2026-11-20T12:00:00Z',
  },
  'get-auth-user': { email: 'ada@example.com', name: 'Ada', family_name: 'L', picture: null },
  'get-user-info': { is_admin: false, coverage_names: [] },
};

/** Waits forever. */
export const never = () => new Promise<never>(() => {});

/** Starts the app at an address and waits until nothing runs. */
export async function startedAt(
  address: string,
  answer: (call: Call) => unknown,
  flags: Record<string, boolean> | Promise<never> = {},
  leave: (to: { url: string }) => void = () => {},
) {
  const history = memoryHistory(address);
  const scope = fork({
    values: [[$history, history]],
    handlers: [
      [requestFx, answer],
      [loadFlagsFx, () => flags],
      [leaveFx, leave],
    ],
  });
  const opened: string[] = [];
  createWatch({ unit: routeOpened, scope, fn: ({ name }) => opened.push(name) });
  void allSettled(appStarted, { scope });
  void allSettled(sessionRequested, { scope });
  void allSettled(flagsRequested, { scope });
  await new Promise((resolve) => setImmediate(resolve));
  return { scope, history, opened };
}
