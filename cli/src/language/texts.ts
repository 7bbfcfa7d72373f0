import { structOf } from '@fairlead/contracts/endpoint';
import * as s from 'superstruct';
import { either } from './either.ts';
import type { AnyStruct } from './vocabulary.ts';

/** Texts as on the page; numbers and booleans are read as the typed texts. */
export const someText: AnyStruct = s.nonempty(s.string());

/** One text, or several in a list. */
export const someTexts = either(someText, s.nonempty(s.array(s.nonempty(s.string()))));

/** A mapping with optional keys that must have a value if present. */
export const shapeOf = (shape: Readonly<Record<string, AnyStruct>>): AnyStruct =>
  s.object(Object.fromEntries(Object.entries(shape).map(([key, of]) => [key, structOf(of)])));

export const maybe = (struct: AnyStruct): AnyStruct => s.optional(structOf(struct));
