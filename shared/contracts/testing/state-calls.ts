import { expect, test } from 'vitest';
import { calls } from '../src/calls.ts';
import { describeShape } from '../src/protocol/describe-shape.ts';
import type { AnyEndpoint, Service } from '../src/protocol/endpoint.ts';

/** What the specification says of a call; the parts that it doesn't mention are left out. */
type Stated = { readonly query?: string; readonly body?: string; readonly answer?: string };

/** The requirements of a call, its name, its method with its path, and its shapes in words. */
export type StatedCall = readonly [ids: string, name: string, where: string, stated?: Stated];

/** Tests that a service has exactly these calls, as they are stated. */
export function stateCalls(service: Service, rows: readonly StatedCall[]): void {
  test.each(rows.map(([ids, name, where, stated = {}]) => ({ ids, name, where, stated })))(
    `$ids: $name is $where of ${service}`,
    ({ name, where, stated }) => {
      const call = calls.find((one) => one.name === name);
      expect(call && `${call.method} ${call.path}`).toBe(where);
      expect(call?.service).toBe(service);
      expect(call && inWords(call, stated)).toEqual(stated);
    },
  );

  test(`${service} has no other calls`, () => {
    const ofService = calls.filter((call) => call.service === service);
    expect(rows.map(([, name]) => name).toSorted()).toEqual(
      ofService.map(({ name }) => name).toSorted(),
    );
  });
}

/** The parts of a call that the row states, in words. */
function inWords(call: AnyEndpoint, stated: Stated): Stated {
  const parts = Object.keys(stated) as (keyof Stated)[];
  return Object.fromEntries(parts.map((part) => [part, describeShape(call[part])]));
}
