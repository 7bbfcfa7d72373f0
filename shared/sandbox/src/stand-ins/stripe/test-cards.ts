/** What happens when a documented test card is charged; no decline means that it is paid. */
export type TestCard = { readonly number: string; readonly decline?: Decline };

/** `code` is the decline code where the provider has one, else the error code. */
export type Decline = { readonly code: string; readonly message: string };

const declined = 'Your card was declined.';
const decline = (code: string, message = declined): Decline => ({ code, message });
const funds = decline('insufficient_funds', 'Your card has insufficient funds.');
const authentication = decline(
  'authentication_required',
  'Your card was declined. This transaction requires authentication.',
);

/** The provider's documented test cards (docs.stripe.com/testing). A token names one by place. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242' },
  { number: '4000056655665556' },
  { number: '5555555555554444' },
  { number: '2223003122003222' },
  { number: '5200828282828210' },
  { number: '5105105105105100' },
  { number: '378282246310005' },
  { number: '371449635398431' },
  { number: '6011111111111117' },
  { number: '6011000990139424' },
  { number: '36227206271667' },
  { number: '3566002020360505' },
  { number: '6200000000000005' },
  { number: '4000000000000002', decline: decline('generic_decline') },
  { number: '4000000000009995', decline: funds },
  { number: '4000000000009987', decline: decline('lost_card') },
  { number: '4000000000009979', decline: decline('stolen_card') },
  { number: '4000000000000069', decline: decline('expired_card', 'Your card has expired.') },
  {
    number: '4000000000000127',
    decline: decline('incorrect_cvc', "Your card's security code is incorrect."),
  },
  {
    number: '4000000000000119',
    decline: decline(
      'processing_error',
      'An error occurred while processing your card. Try again in a little bit.',
    ),
  },
  {
    number: '4000000000006975',
    decline: decline('card_velocity_exceeded', `${declined} You have exceeded its limit.`),
  },
  { number: '4100000000000019', decline: decline('fraudulent') },
  {
    number: '4000000000000036',
    decline: decline('incorrect_zip', "Your card's zip code failed validation."),
  },
  {
    number: '4000000000000010',
    decline: decline('incorrect_address', "Your card's address failed validation."),
  },
  { number: '4000000000000341', decline: decline('generic_decline') },
  // Cards that require 3-D Secure: a charge from a token can't show the bank's page.
  { number: '4000002500003155', decline: authentication },
  { number: '4000002760003184', decline: authentication },
  { number: '4000000000003220', decline: authentication },
  { number: '4000008260003178', decline: funds },
];

/** Any real card number: test mode refuses it. */
export const notATestCard = decline(
  'test_mode_live_card',
  'Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
);
