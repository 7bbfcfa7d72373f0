/** Why metadata or a file isn't trusted. The page shows the kind, the command a sentence. */
export type RefusalKind =
  | 'damaged'
  | 'unsigned'
  | 'older'
  | 'expired'
  | 'mixed'
  | 'foreign-path'
  | 'unknown-role'
  | 'file';

export class Refused extends Error {
  override name = 'Refused';
  declare readonly kind: RefusalKind;
  /** The role, or the path of a file. */
  declare readonly subject: string;

  constructor(kind: RefusalKind, subject: string) {
    super(`${subject}: ${kind}`);
    this.kind = kind;
    this.subject = subject;
  }
}
