// The parts of the kit that the shell uses. None imports React, which is loaded after the shell has started.
export { showBusy } from './busy.ts';
export { showCrashScreen } from './crash-screen.ts';
export { getHost, type Host, provideHost } from './host.ts';
export type { MicroFrontend } from './lifecycles.ts';
export type { Shown, Stage } from './stage.ts';
