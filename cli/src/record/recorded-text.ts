import { addScreen, isWritten, type Line } from '@fairlead/headless-page/recorder/recording';
import { tagsOf } from '@fairlead/headless-page/recorder/save-view';
import { writeScenario } from '@fairlead/headless-page/recorder/write-scenario';
import type { Plan } from '../language/plan.ts';
import type { Recorded } from './open-recorder.ts';

/** Writes what was recorded, up to the screen that is open at the end. */
export function recordedText(
  { recording, screen }: Recorded,
  { as, start }: Pick<Plan, 'as' | 'start'>,
  name: string,
  sayInTasks: (lines: readonly Line[]) => readonly Line[],
): string {
  const { lines } = addScreen(recording, screen);
  const head = { scenario: name, ...tagsOf(recording), as, start };
  return writeScenario(head, sayInTasks(lines.filter(isWritten)));
}
