/** A§3: the payment methods of a legacy payment, in the payment call's terms. */
export const legacyPaymentMethods = ['card', 'ach_debit'] as const;
export type LegacyPaymentMethod = (typeof legacyPaymentMethods)[number];

/** A§3: the method of an earlier payment. */
export type PreviousPayment = {
  readonly type: string;
  readonly charge_type: string;
  readonly network: string | null;
  readonly bank: string | null;
  readonly last_four: string;
};

/** The payment call's method for a method on file; null for a type that this client does not know. */
export const previousMethod = ({ type }: PreviousPayment): LegacyPaymentMethod | null =>
  legacyPaymentMethods.find((method) => method === type) ?? null;

/** "Visa ending in 4242", "First Platypus Bank checking ending in 0000". */
export function previousPaymentLabel(previous: PreviousPayment): string {
  const { network, bank, charge_type, last_four } = previous;
  const name =
    previousMethod(previous) === 'card'
      ? (networkName(network ?? '') ?? 'Card')
      : [bank ?? 'Bank account', charge_type].filter((part) => part !== '').join(' ');
  return `${name} ending in ${last_four}`;
}

const networks: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

/** Servers send a network's code or its name: "amex", "American Express". */
const networkName = (network: string): string | undefined =>
  Object.entries(networks).find(([code, name]) =>
    [code, lettersOf(name)].includes(lettersOf(network)),
  )?.[1];

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^a-z]/g, '');
