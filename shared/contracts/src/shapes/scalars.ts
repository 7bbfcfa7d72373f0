import type * as money from '@fairlead/domain/money';
import * as s from 'superstruct';

/** A whole number of cents. */
export const Cents = s.define<money.Cents>('Cents', (value) => Number.isSafeInteger(value));

/** A moment: ISO 8601 with a zone. */
export const Moment = s.define<string>(
  'Moment',
  (value) =>
    typeof value === 'string' &&
    /^\d{4}-\d{2}-\d{2}T/.test(value) &&
    !Number.isNaN(Date.parse(value)),
);

/** A calendar day: yyyy-MM-dd. Of a moment in a response, the day that is written is read. */
export const Day = s.coerce(s.pattern(s.string(), /^\d{4}-\d{2}-\d{2}$/), Moment, (moment) =>
  moment.slice(0, 10),
);

/**
 * A named value of today, or any text that a later server sends. Screens show an unknown value in readable form
 * (AMB-88).
 */
export const open = <Known extends string>(_known?: readonly Known[]) =>
  s.define<Known | (string & {})>('text', (value) => typeof value === 'string');

// Some servers write no nulls, others write null for every key that has no value. A response is read with these defaults,
// so both mean the same; requests are sent as the contract has them.

/** A value or null. A key that the server leaves out is null, too. */
export const orNull = <Value, Schema>(shape: s.Struct<Value, Schema>) =>
  s.defaulted(s.nullable(shape), null);

/** A value under a key that may be missing. Where the server sends null, it is missing, too. */
export const orMissing = <Value, Schema>(shape: s.Struct<Value, Schema>) =>
  s.coerce(s.optional(shape), s.literal(null), () => undefined);

/** A value that the server may leave out or send null for; then it is what `make` returns. */
export const orDefault = <Value, Schema>(
  shape: s.Struct<Value, Schema>,
  make: () => NoInfer<Value>,
) => s.coerce(s.defaulted(shape, make), s.literal(null), make);

/** A text that is empty where the server sends none, for example a family name that somebody's account doesn't have. */
export const orEmpty = orDefault(s.string(), () => '');

/** A list that is empty where the server sends none, for example the options of a text field. */
export const orNone = <Item, Schema>(shape: s.Struct<Item[], Schema>) => orDefault(shape, () => []);

export const Nothing = s.type({});
