import { tours } from '../tours/index.ts';
import type { Stop, Tour } from '../tours/tour.ts';

/** A screen that an address opens; without one, it is where the persona begins. */
export type AddressedStop = Pick<Stop, 'screen' | 'see' | 'in'> & { readonly address?: string };

/** What one persona sees without a step. */
export type Visit = Omit<Tour, 'path' | 'stops'> & { readonly stops: readonly AddressedStop[] };

/** Every screen of the tours that an address opens, by persona: nothing else has to be done, so one load shows them all. */
export function readVisits(): readonly Visit[] {
  const visits = new Map<string, Tour[]>();
  for (const tour of tours) {
    const { persona, flags, chosen } = tour;
    const key = JSON.stringify([persona, flags, chosen]);
    visits.set(key, [...(visits.get(key) ?? []), tour]);
  }
  return [...visits.values()].flatMap((sameVisitor) => {
    const stops = sameVisitor.flatMap(stopsByAddress);
    const [first] = sameVisitor;
    return first && stops.length > 0 ? [{ ...first, stops }] : [];
  });
}

function stopsByAddress({ path, stops }: Tour): readonly AddressedStop[] {
  return stops.flatMap(({ screen, see, in: where, address, go }, index) => {
    if (!address && (go || index > 0)) return [];
    const opened = address ?? path;
    // The login site is another site.
    if (opened?.startsWith('/sandbox/')) return [];
    return [{ screen, see, ...(where && { in: where }), ...(opened && { address: opened }) }];
  });
}
