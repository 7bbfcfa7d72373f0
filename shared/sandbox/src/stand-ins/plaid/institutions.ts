export type Institution = { readonly institution_id: string; readonly name: string };

/** The institutions of the bank-linking provider's own sandbox. */
export const institutions: readonly Institution[] = [
  { institution_id: 'ins_109508', name: 'First Platypus Bank' },
  { institution_id: 'ins_109509', name: 'First Gingham Credit Union' },
  { institution_id: 'ins_109510', name: 'Tattersall Federal Credit Union' },
  { institution_id: 'ins_109511', name: 'Tartan Bank' },
  { institution_id: 'ins_109512', name: 'Houndstooth Bank' },
];

export type SandboxAccount = {
  readonly name: string;
  readonly mask: string;
  readonly type: 'depository';
  readonly subtype: 'checking' | 'savings';
};

/** The accounts of user_good from which a payment can be drawn. */
export const accounts: readonly SandboxAccount[] = [
  { name: 'Plaid Checking', mask: '0000', type: 'depository', subtype: 'checking' },
  { name: 'Plaid Saving', mask: '1111', type: 'depository', subtype: 'savings' },
];
