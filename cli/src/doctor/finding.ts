import type { Io } from '../io.ts';

/** One thing the command needs: there, or missing with what mends it. */
export type Finding = {
  readonly name: string;
  readonly ok: boolean;
  /** What was found, or what is missing. */
  readonly says: string;
  /** The command that mends it. */
  readonly mend?: string;
};

/** One look at the machine. Looks never change anything. */
export type Look = (io: Io) => Finding | Promise<Finding>;
