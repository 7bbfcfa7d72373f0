/** A§1: the partner experiences, by the value of the query parameter `partner`. */
export const partners = {
  carta: 'Carta',
  pulley: 'Pulley',
  brex: 'Brex',
  svb: 'SVB',
  angellist: 'Angellist',
  yc_pay_when_you_raise: 'YC pay-when-you-raise',
  ramp: 'Ramp',
  stripe: 'Stripe',
  wework: 'WeWork',
} as const;

/** A§6: programs whose members are not shown the Brex offer. */
export const withoutBrexOffer = ['ramp', 'mercury'] as const;
