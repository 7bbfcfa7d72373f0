/** Something that the person has to change, in a sentence for them. */
export class Trouble extends Error {
  override name = 'Trouble';
  /** The field that it belongs to. */
  readonly field: 'key' | 'build' | 'share' | 'because';

  constructor(field: Trouble['field'], message: string) {
    super(message);
    this.field = field;
  }
}
