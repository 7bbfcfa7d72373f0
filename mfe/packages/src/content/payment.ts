import { paymentContent as sharedContent } from '@fairlead/store/paying';

/** Texts of billing, checkout and confirmation. */
const lockedBy: Readonly<Record<string, string>> = {
  'quotes-expired-or-canceled': 'These prices have expired. Refresh them to choose the start date.',
  'submission-expired': 'These prices have expired. Refresh them to choose the start date.',
  'application-expired': 'Your application has expired. Review it to choose the start date.',
};

export const paymentContent = {
  ...sharedContent,
  billing: {
    ...sharedContent.schedule,
    loading: 'Your prices are loading…',
    monthly: 'Monthly',
    annually: 'Annually',
    thenNote: (last: string | null) =>
      last ? `Including taxes and fees. The last payment is ${last}.` : 'Including taxes and fees.',
    monthlyNote: (amount: string, last: string | null) =>
      `2 months up front, then 10 monthly payments of ${amount}${last ? ` (the last one is ${last})` : ''}, including taxes and fees`,
    continue: 'Continue to Payment',
    continuing: 'Saving the date…',
  },
  effectiveDate: {
    title: 'When should coverage start?',
    label: 'Effective date',
    hint: (last: string | null) => (last ? `Today or later, up to ${last}.` : 'Today or later.'),
    locked: 'You can choose the start date once the new prices are ready.',
    /** By the lock's reason, if the reader can act on it. */
    lockedBy,
    failed: 'Failed to update effective date. Please try again.',
  },
  order: {
    ...sharedContent.order,
    effective: (name: string, date: string) => `${name}, effective ${date}`,
    adjustments: 'Adjustments',
    taxesAndFees: 'Taxes and fees',
    rounding: 'Rounding',
    savings: 'Savings',
    including: (name: string) => `Includes ${name}`,
    eachMonth: 'Each month',
    eachYear: 'For the year',
    transactionFee: {
      card: 'Card surcharge (3%)',
      bank: 'Bank transfer surcharge (0.8%, at most $5)',
    },
    transactionFeeNote: 'The surcharge may not apply to all products.',
  },
  checkout: {
    ...sharedContent.checkout,
    title: 'Payment method',
    leaving: 'Your payment is being processed. Wait for the result before you leave.',
  },
  priceChange: {
    ...sharedContent.priceChange,
    primary: (now: string) => `Pay ${now}`,
  },
  /** The reasons that end a payment: an admin changed the packages, or nobody signed. */
  ended: {
    withdrawn: (name: string) =>
      `${name} is no longer available. You haven’t been charged. Choose another package.`,
    blocked: 'Your packages are being updated. You haven’t been charged, and you can pay later.',
    unsigned:
      'The documents were declined, or weren’t signed within 30 days. You haven’t been charged, and you can choose a package again.',
  },
  offerChange: {
    title: 'Your package changed',
    body: (name: string) =>
      `${name} changed after you chose it. Check what is different before you pay. You haven’t been charged.`,
    otherPackage: (before: string, now: string) =>
      `You chose ${before}. The package to pay for is now ${now}. You haven’t been charged.`,
    reissued: 'The insurer issued your quotes again. Coverages and prices stay the same.',
    list: 'What changed',
    perMonth: 'Each month',
    perYear: 'For the year',
    dueToday: sharedContent.schedule.dueToday,
    none: 'None',
    was: 'was',
    primary: 'Continue with these changes',
    secondary: 'Compare packages',
  },
  confirmation: {
    title: 'You’re all set',
    loading: 'Your confirmation is loading…',
    vantaTitle: 'Check your email and sign for your quote',
    effective: (date: string) => `Your coverage starts on ${date}.`,
    sign: 'Sign the documents',
    signBody: (email: string) =>
      `We sent them to ${email}. Signing takes about five minutes. Documents that aren’t signed within 30 days are canceled.`,
    emailUnknown: (team: string) =>
      `We couldn’t look up the email address we sent the documents to. The server didn’t return it: check for an email from Fairlead, or email ${team}.`,
    done: ' (done)',
    signed: 'The documents are signed.',
    pay: 'We charge your payment on the start date',
    payBody: 'You’ll get a receipt by email. You won’t be charged before then.',
    find: 'Find your documents',
    findBody:
      'Your policies and certificates appear in your account after payment. You can send certificates to landlords and customers from there.',
    action: 'Go to your Account',
    starts: 'Starts',
  },
} as const;
