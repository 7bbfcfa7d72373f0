import { momentIn, offsetIn } from '../../language/zones.ts';

/** The parts of a date that depend on the machine's zone, with their equals in UTC. */
const parts = [
  'FullYear',
  'Month',
  'Date',
  'Day',
  'Hours',
  'Minutes',
  'Seconds',
  'Milliseconds',
] as const;

type Formatting = 'toLocaleString' | 'toLocaleDateString' | 'toLocaleTimeString';

/**
 * Returns a `Date` as it is on a machine in another time zone. A thread can't have a zone of its own: Node's belongs to
 * the process. What the product doesn't use isn't there: setters of local parts, and `Intl` without a zone.
 */
export function dateIn(zone: string, Machine: DateConstructor): DateConstructor {
  class ZonedDate extends Machine {
    constructor(...given: readonly (number | string | Date)[]) {
      super(...([momentOf(given)].flat() as [number]));
    }
    override getTimezoneOffset(): number {
      return -offsetIn(zone, this.getTime()) / 60_000;
    }
  }

  /** A date without a zone, in parts or as a text, is one of this zone. */
  function momentOf(given: readonly (number | string | Date)[]): number | string | Date | [] {
    const [first, ...others] = given;
    if (first === undefined) return [];
    if (others.length > 0) return momentIn(zone, Machine.UTC(...(given as [number, number])));
    const isLocal = typeof first === 'string' && /T[\d:.]+$/.test(first);
    return isLocal ? momentIn(zone, `${first}Z`) : first;
  }

  for (const part of parts)
    Object.assign(ZonedDate.prototype, {
      [`get${part}`](this: Date) {
        const shown = new Machine(this.getTime() + offsetIn(zone, this.getTime()));
        return shown[`getUTC${part}`]();
      },
    });
  for (const format of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'] as const)
    Object.assign(ZonedDate.prototype, {
      [format](this: Date, locale?: string, options: Intl.DateTimeFormatOptions = {}) {
        const write: Date[Formatting] = Machine.prototype[format];
        return write.call(this, locale, { timeZone: zone, ...options });
      },
    });
  return Object.assign(ZonedDate, { now: Machine.now }) as unknown as DateConstructor;
}
