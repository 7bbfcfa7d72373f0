import type * as money from '@fairlead/domain/money';
import * as s from 'superstruct';

/** A whole number of cents. */
export const Cents = s.define<money.Cents>('Cents', (value) => Number.isSafeInteger(value));

/** A calendar day: yyyy-MM-dd. */
export const Day = s.pattern(s.string(), /^\d{4}-\d{2}-\d{2}$/);

/** A moment: ISO 8601 with a zone. */
export const Moment = s.define<string>(
  'Moment',
  (value) =>
    typeof value === 'string' &&
    /^\d{4}-\d{2}-\d{2}T/.test(value) &&
    !Number.isNaN(Date.parse(value)),
);

/**
 * A named value of today, or any text that a later server sends. Screens show an unknown value in readable form
 * (AMB-88).
 */
export const open = <Known extends string>(_known?: readonly Known[]) =>
  s.define<Known | (string & {})>('text', (value) => typeof value === 'string');

export const Nothing = s.type({});
