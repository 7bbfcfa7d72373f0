/** The role of a module: `@fairlead/mfe-intake` is released by `mfe-intake`. */
export const roleOf = (module: string): string => module.replace('@fairlead/', '');

/** An area's name, as people say it. */
export const areaOf = (role: string): string => role.replace(/^mfe-/, '');
