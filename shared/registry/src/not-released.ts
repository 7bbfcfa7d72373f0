/** The registry says no, in a sentence that also says what to do. Nothing has changed. */
export class NotReleased extends Error {
  override name = 'NotReleased';
  /** The rows of the gate that say no; none if it is for another reason. */
  readonly rows: readonly RefusedRow[];

  constructor(message: string, rows: readonly RefusedRow[] = []) {
    super(message);
    this.rows = rows;
  }
}

export type RefusedRow = { readonly row: string; readonly says: string };

/** Somebody else has released the area since it was looked at. */
export class ReleasedMeanwhile extends NotReleased {
  override name = 'ReleasedMeanwhile';
}

/** The registry didn't answer. What was asked of it may have happened nevertheless. */
export class Unreachable extends NotReleased {
  override name = 'Unreachable';
}

/** A key that has to sign isn't there. */
export class KeyMissing extends Error {
  override name = 'KeyMissing';
}

/** Another writer has used this version of a role's file: sign the next one. */
export class VersionTaken extends Error {
  override name = 'VersionTaken';
}
