const day = 24 * 60 * 60 * 1000;

/**
 * For how long a signature counts, in ms. Timestamp and snapshot are signed anew with each publish and by the server, so
 * whoever holds back newer revisions is noticed after a week.
 */
export const lifetimes = {
  root: 365 * day,
  targets: 365 * day,
  area: 365 * day,
  snapshot: 7 * day,
  timestamp: 7 * day,
} as const;

/** A time as metadata has it: whole seconds, UTC. */
export const atSecond = (time: number): string => `${new Date(time).toISOString().slice(0, 19)}Z`;
