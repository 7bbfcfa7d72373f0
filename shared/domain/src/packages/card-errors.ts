const messages = {
  incomplete: 'Your payment information is incomplete. Please check it and try again.',
  number: 'The card number is invalid. Please check it and try again.',
  cvc: 'The CVC is invalid. Please check it and try again.',
  expiry: 'The expiration date is invalid. Please check it and try again.',
  zip: 'The zip code is invalid. Please check it and try again.',
  address: 'The address is invalid. Please check it and try again.',
  expired: 'Your card is expired. Please use a different card.',
  soft: 'We were unable to process your payment. Please check your information and try again.',
  hard: 'We were unable to process your payment. Please use a different card or call your card company.',
  unknown: 'We were unable to process your payment.',
} as const;
export type CardErrorKind = keyof typeof messages;

/** A§8: the provider's codes by their meaning. Stripe's decline codes that are "similar" to the named hard ones are hard. */
const kinds: Readonly<Record<string, CardErrorKind>> = {
  incomplete_number: 'incomplete',
  incomplete_expiry: 'incomplete',
  incomplete_cvc: 'incomplete',
  incomplete_zip: 'incomplete',
  incomplete_card: 'incomplete',
  invalid_number: 'number',
  incorrect_number: 'number',
  invalid_cvc: 'cvc',
  incorrect_cvc: 'cvc',
  invalid_expiry_month: 'expiry',
  invalid_expiry_year: 'expiry',
  invalid_expiry_month_past: 'expiry',
  invalid_expiry_year_past: 'expiry',
  invalid_expiry: 'expiry',
  incorrect_zip: 'zip',
  invalid_zip: 'zip',
  incorrect_address: 'address',
  expired_card: 'expired',
  approve_with_id: 'soft',
  authentication_required: 'soft',
  issuer_not_available: 'soft',
  processing_error: 'soft',
  reenter_transaction: 'soft',
  try_again_later: 'soft',
  call_issuer: 'hard',
  card_not_supported: 'hard',
  do_not_honor: 'hard',
  fraudulent: 'hard',
  generic_decline: 'hard',
  card_declined: 'hard',
  insufficient_funds: 'hard',
  lost_card: 'hard',
  stolen_card: 'hard',
  pickup_card: 'hard',
  restricted_card: 'hard',
  card_velocity_exceeded: 'hard',
  currency_not_supported: 'hard',
  do_not_try_again: 'hard',
  invalid_account: 'hard',
  invalid_amount: 'hard',
  merchant_blacklist: 'hard',
  new_account_information_available: 'hard',
  no_action_taken: 'hard',
  not_permitted: 'hard',
  pin_try_exceeded: 'hard',
  revocation_of_all_authorizations: 'hard',
  revocation_of_authorization: 'hard',
  security_violation: 'hard',
  service_not_allowed: 'hard',
  stop_payment_order: 'hard',
  testmode_decline: 'hard',
  transaction_not_allowed: 'hard',
  withdrawal_count_limit_exceeded: 'hard',
};

/** Returns the meaning of a card error code; 'unknown' must be logged (A§8). */
export const cardErrorKind = (code: string): CardErrorKind =>
  Object.hasOwn(kinds, code) ? (kinds[code] ?? 'unknown') : 'unknown';

/** Returns the message for a card error code (A§8). */
export const cardErrorMessage = (code: string): string => messages[cardErrorKind(code)];

export const paymentMessages = {
  unableToProcess: 'Unable to process payment',
  missingBank: 'Missing Plaid token or account id',
  missingCard: 'Missing Stripe token',
  accounts: 'Invalid number of selected accounts from Plaid',
  incompleteHint: 'Complete all fields to see updated pricing.',
} as const;

/** A§5: a card is complete when its three parts are and the postal code has exactly 5 characters. */
export const isCardComplete = (card: {
  readonly number: boolean;
  readonly expiry: boolean;
  readonly cvc: boolean;
  readonly postalCode: string;
}): boolean => card.number && card.expiry && card.cvc && card.postalCode.length === 5;
