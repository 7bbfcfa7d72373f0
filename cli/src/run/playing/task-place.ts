import type { TaskAction } from '../../language/plan.ts';
import type { TaskPlace } from '../../language/task-place.ts';
import { PageFailure } from '../../page/page-failure.ts';
import type { ScenarioSession } from '../terms/scenario-session.ts';

/** Whether a task acts on the open screen; null: none is open. */
export const isPlace = ({ screens }: Pick<TaskPlace, 'screens'>, screen: string | null): boolean =>
  screen === null ? screens === null : (screens?.includes(screen) ?? false);

/** Waits until a screen is open on which the task acts, because an earlier step may still be opening it. */
export async function waitForPlace(
  { task, place }: TaskAction,
  actor: string,
  session: Pick<ScenarioSession, 'screen' | 'startWaiting'>,
): Promise<void> {
  if (!place) return;
  const waiting = session.startWaiting();
  for (;;) {
    const screen = await session.screen(actor);
    if (isPlace(place, screen)) return;
    if (!(await waiting.wait())) {
      const open = screen === null ? 'no screen is open' : `the open screen is ${screen}`;
      const message = `\`${task}\` works on ${place.says}; ${open}`;
      throw new PageFailure(message, [...(place.screens ?? [place.says])], [screen ?? 'no screen']);
    }
  }
}
