/** A card on file, as the server describes it. */
export const card = {
  type: 'card',
  charge_type: 'credit',
  network: 'visa',
  bank: null,
  last_four: '4242',
};

/** A bank account on file, as the server describes it. */
export const bank = {
  type: 'ach_debit',
  charge_type: 'checking',
  network: null,
  bank: 'First Platypus Bank',
  last_four: '0000',
};
