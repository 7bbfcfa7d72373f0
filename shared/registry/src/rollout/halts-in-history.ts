import type { Halt, Release, Timestamp } from '../verify/metadata.ts';

/** The builds that a revision took back, and none before it. */
export const newHalts = (
  { halted = {} }: Timestamp,
  earlier: Timestamp | null,
): readonly (readonly [role: string, Halt])[] =>
  Object.entries(halted).filter(
    ([role, { build, at }]) =>
      earlier?.halted?.[role]?.build !== build || earlier.halted[role]?.at !== at,
  );

export const releaseOf = ({ version, because, at }: Halt): Release => ({
  ...{ kind: 'halt', version, because, at },
  ...{ by: 'registry', replaces: 0 },
});
