export const title = { choose: 'CFO', of: 'Title' };
const postalCode = { fill: 'Postal code', with: '94105' };
export const send = { press: 'Send for Signature' };

/** Everything a payment by card needs besides the card form, and the press that sends it. */
export const payByCard = [title, postalCode, send] as const;
