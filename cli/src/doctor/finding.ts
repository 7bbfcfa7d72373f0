import type { Io } from '../io.ts';

/** One requirement of the command: met, or missing with the command that fixes it. */
export type Finding = {
  readonly name: string;
  readonly ok: boolean;
  /** What was found, or what is missing. */
  readonly says: string;
  /** The command that fixes it. */
  readonly fix?: string;
};

/** Checks one requirement. Checks never change anything. */
export type Check = (io: Io) => Finding | Promise<Finding>;
