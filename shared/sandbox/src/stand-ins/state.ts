import { addressBook, type BookAddress } from './maps/address-book.ts';

export const standInVendors = [
  'stripe',
  'plaid',
  'maps',
  'flags',
  'chat',
  'analytics',
  'session-replay',
  'error-reporting',
] as const;
export type StandInVendor = (typeof standInVendors)[number];

/** What a vendor received. Never a card, a credential or a token. */
export type VendorEvent = {
  readonly service:
    | 'segment'
    | 'hubspot'
    | 'ambassador'
    | 'chat'
    | 'session-replay'
    | 'error-reporting';
  readonly name: string;
  readonly properties: Readonly<Record<string, unknown>>;
};

/** `down`: its requests fail at once. `hangs`: they get no response. */
export type VendorFault = 'down' | 'hangs';

/** All that the stand-ins need from the sandbox. */
export type StandInState = {
  now(): Date;
  /** The flag service's values, by the exact name of the flag. */
  flags(): Readonly<Record<string, boolean>>;
  addresses(): readonly BookAddress[];
  faultOf(vendor: StandInVendor): VendorFault | undefined;
  record(event: VendorEvent): void;
};

export type StandInSettings = {
  readonly now?: () => Date;
  readonly flags?: Readonly<Record<string, boolean>>;
  readonly addresses?: readonly BookAddress[];
  readonly faults?: Readonly<Partial<Record<StandInVendor, VendorFault>>>;
};

/** A state in memory, with the events that it recorded. */
export function createStandInState(settings: StandInSettings = {}) {
  const { now = () => new Date(), flags = {}, addresses = addressBook, faults = {} } = settings;
  const events: VendorEvent[] = [];
  const state: StandInState = {
    now,
    flags: () => flags,
    addresses: () => addresses,
    faultOf: (vendor) => faults[vendor],
    record: (event) => void events.push(event),
  };
  return { ...state, events };
}
