import { pathsToText, type ValuePlace } from '../terms/amounts.ts';
import { placesIn } from './find-amount.ts';

type Known = ReadonlyMap<string, unknown>;

/** Finds a text in the stores of the open area's model, or else in the responses of the document. */
export function findText(text: string, stores: Known, answers: Known): readonly ValuePlace[] {
  const stored = placesIn(stores, (value) => pathsToText(value, text), answers);
  return stored.length > 0 ? stored : answered(text, answers);
}

/** A text that the server sent and a part of the model has no more. */
export type Lack = { readonly sent: ValuePlace; readonly lacking: ValuePlace };

/** Finds the first store that has one of the others, and not this text, although a response has it. */
export function findLack(
  text: string,
  others: readonly string[],
  stores: Known,
  answers: Known,
): Lack | null {
  const [sent] = answered(text, answers);
  const has = (value: unknown, wanted: string) => pathsToText(value, wanted).length > 0;
  const [name, value] =
    [...stores].find(
      ([, known]) => !has(known, text) && others.some((other) => has(known, other)),
    ) ?? [];
  if (!sent || name === undefined) return null;
  const [lacking] = placesIn(new Map([[name, value]]), () => [''], answers);
  return lacking ? { sent, lacking } : null;
}

/** Whether the server has sent a text. */
export const isSent = (text: string, answers: Known): boolean => answered(text, answers).length > 0;

const answered = (text: string, answers: Known): readonly ValuePlace[] =>
  [...answers].flatMap(([call, value]) => pathsToText(value, text).map((path) => ({ call, path })));
