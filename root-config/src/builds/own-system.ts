type Boot = {
  /** What the page had as `System` before the boot script. */
  readonly theirs?: typeof System;
  own?: typeof System;
};

const boot = (): Boot | undefined => Reflect.get(globalThis, Symbol.for('fairlead.boot'));

/** The product's SystemJS. On a partner's page, the global `System` is the partner's if it has one. */
export const ownSystem = (): typeof System => boot()?.own ?? System;

/**
 * Keeps the product's SystemJS apart from a partner's, which may come before it or later: only our own scripts, while they
 * run, find ours under the name `System`.
 */
export function separateSystems(isOurs: (script: HTMLOrSVGScriptElement | null) => boolean): void {
  const kept = boot();
  if (!kept) return;
  const own = System;
  let { theirs } = kept;
  kept.own = own;
  Object.defineProperty(globalThis, 'System', {
    configurable: true,
    get: () => (theirs === undefined || isOurs(document.currentScript) ? own : theirs),
    set: (system: typeof System) => {
      theirs = system;
    },
  });
}
