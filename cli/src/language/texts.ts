import * as s from 'superstruct';
import { either } from './either.ts';
import type { AnyStruct } from './vocabulary.ts';

/** Texts as on the page; numbers and booleans are read as the typed texts. */
export const someText = s.nonempty(s.string()) as unknown as AnyStruct;

/** One text, or several in a list. */
export const someTexts = either(someText, s.nonempty(s.array(s.nonempty(s.string()))));

/** A mapping with optional keys that must have a value if present. */
export const shapeOf = (shape: Readonly<Record<string, unknown>>): AnyStruct =>
  s.object(shape as never) as unknown as AnyStruct;

export const maybe = (struct: unknown): unknown => s.optional(struct as never);
