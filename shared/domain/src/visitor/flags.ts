import { keysOf, recordOf } from '../values/records.ts';

/** A§6: every feature flag with the value it has when the flag service cannot be reached. */
export const flagDefaults = {
  'new-funnel-rollout': true,
  'intake-client-plm-manual-review-customization': true,
  'ach-payment': false,
  'carta-data-share': false,
  'limit-credit-card-payments': false,
  'intake-client-renewals-rollout': false,
  'pay-when-you-raise': false,
  'charge-transaction-fees': false,
  'intake-client-renewal-experience': false,
  // A§6 prints this name half redacted (AMB-83); this is the key under which it is configured.
  'chat-messenger-sign-in': false,
  'brex-checkout-visual': false,
  'hubspot-tracking': false,
  'request-expedited-quote': false,
  'ambassador-tracking': false,
  'intake-client-plm-quoting': false,
  'enable-hazards': false,
  'intake-client-plm-quote-customization': false,
  'allow-routing-to-admin-tooling': false,
  places_api_autocomplete: false,
} as const satisfies Record<string, boolean>;

export type FlagName = keyof typeof flagDefaults;
export type Flags = Readonly<Record<FlagName, boolean>>;

export const flagNames = keysOf(flagDefaults);

export const isFlagName = (name: string): name is FlagName => Object.hasOwn(flagDefaults, name);

/** Returns a flag's value; throws for an unknown name (A§6: "looking up an unknown flag is an error"). */
export function flagOf(flags: Flags, name: string): boolean {
  if (!isFlagName(name)) throw new Error(`Unknown feature flag '${name}'`);
  return flags[name];
}

/** Returns the defaults, replaced by the values that the service sent. Leaves out names that are no flags. */
export function flagsFrom(loaded: Readonly<Record<string, unknown>>): Flags {
  return recordOf(flagNames, (name) => {
    const value = loaded[name];
    return typeof value === 'boolean' ? value : flagDefaults[name];
  });
}
