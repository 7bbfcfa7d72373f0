import type { DescriptionPart } from './field-description.ts';
import { MessageLine } from './message-line.ts';

type Kind = DescriptionPart['kind'];

const kinds = [
  'required',
  'prefilled',
  'hint',
  'warning',
  'error',
] as const satisfies readonly Kind[];

/** Adds a line to the field; each kind has its own place. */
export type Inserts = Readonly<Record<Kind, (line: HTMLElement) => void>>;

/** The id of a line, by which it describes the control. */
const lineId = (fieldId: string, kind: Kind) => `${fieldId}-${kind.charAt(0)}`;

/** The lines around the control of a field. */
export class FieldMessages {
  readonly #lines: Readonly<Record<Kind, MessageLine>> = {
    required: new MessageLine('span', ''),
    prefilled: new MessageLine('span', 'prefilled', 'history'),
    hint: new MessageLine('p', 'hint'),
    warning: new MessageLine('p', 'field-warning', 'alert'),
    error: new MessageLine('p', 'field-error', 'error'),
  };

  /** Shows these parts and removes the others. Returns the ids of the lines, as `aria-describedby` takes them. */
  show(fieldId: string, parts: readonly DescriptionPart[], inserts: Inserts): string {
    for (const kind of kinds) {
      const text = parts.find((part) => part.kind === kind)?.text;
      this.#lines[kind].show(text, lineId(fieldId, kind), inserts[kind]);
    }
    return parts.map(({ kind }) => lineId(fieldId, kind)).join(' ');
  }
}
