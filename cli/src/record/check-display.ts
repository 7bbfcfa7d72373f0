import type { Io } from '../io.ts';
import { UsageError } from '../usage-error.ts';

/** Refuses to open a window where there is nothing to show it. */
export function checkDisplay(env: Io['env'], platform: NodeJS.Platform): void {
  if (platform !== 'linux' || env.DISPLAY || env.WAYLAND_DISPLAY) return;
  throw new UsageError(
    'There is no display for the browser’s window (DISPLAY is not set). Run this where you can see one.',
  );
}
