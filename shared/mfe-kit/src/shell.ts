// The parts of the kit that the shell uses. None imports React, which is loaded after the shell has started.
export { showBusy } from './busy.ts';
export { type Instead, showCrashScreen } from './crash-screen.ts';
export { getHost, type Host, provideHost } from './host.ts';
export type { MicroFrontend } from './lifecycles.ts';
export { nextTask } from './next-task.ts';
export type { Shown, Stage } from './stage.ts';
export { storesIn } from './stores-in.ts';
