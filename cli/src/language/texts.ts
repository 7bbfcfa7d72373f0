import * as s from 'superstruct';
import { either } from './either.ts';
import type { AnyStruct } from './vocabulary.ts';

/** Words as they are read on the page; numbers and truth values are the texts that were typed. */
export const someText = s.nonempty(s.string()) as unknown as AnyStruct;

/** One of them, or several in a list. */
export const someTexts = either(someText, s.nonempty(s.array(s.nonempty(s.string()))));

/** A mapping whose keys are optional, and may not be written without a value. */
export const shapeOf = (shape: Readonly<Record<string, unknown>>): AnyStruct =>
  s.object(shape as never) as unknown as AnyStruct;

export const maybe = (struct: unknown): unknown => s.optional(struct as never);
