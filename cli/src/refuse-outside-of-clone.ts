import { isClone } from './repository.ts';
import { UsageError } from './usage-error.ts';

/** Refuses what needs the whole app where only the command is installed, as in an area's own repository. */
export function refuseOutsideOfClone(what: string, isHere = isClone): void {
  if (isHere) return;
  throw new UsageError(
    `${what} needs the whole app: use the command in a clone of Fairlead’s repository.`,
  );
}
