// What the shell needs of the kit. None of it knows React, whose file arrives after the shell has started.
export { showBusy } from './busy.ts';
export { showCrashScreen } from './crash-screen.ts';
export { getHost, type Host, provideHost } from './host.ts';
export type { MicroFrontend } from './lifecycles.ts';
