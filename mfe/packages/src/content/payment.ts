/** Texts of billing, checkout and confirmation. */
export const paymentText = {
  billing: {
    title: 'How would you like to pay?',
    back: 'Back to Quote',
    legend: 'Payment schedule',
    dueToday: 'Due Today',
    thenPayments: 'Then 10 monthly payments of',
    save: 'You save',
    thenNote: (last: string | null) =>
      last ? `Including taxes and fees. The last payment is ${last}.` : 'Including taxes and fees.',
    monthlyNote: (amount: string, last: string | null) =>
      `2 months up front, then 10 monthly payments of ${amount}${last ? ` (the last one is ${last})` : ''}, including taxes and fees`,
    annualNote: 'One payment for the year.',
    continue: 'Continue to Payment',
    continuing: 'Saving the date…',
  },
  effectiveDate: {
    title: 'When should coverage start?',
    label: 'Effective date',
    hint: (last: string | null) => (last ? `Today or later, up to ${last}.` : 'Today or later.'),
    locked: 'You can choose the start date when the new prices are here.',
    /** By what locks the submission, where it is something that the reader can act on. */
    lockedBy: {
      'quotes-expired-or-canceled':
        'These prices have expired. Refresh them to choose the start date.',
      'submission-expired': 'These prices have expired. Refresh them to choose the start date.',
      'application-expired': 'Your application has expired. Review it to choose the start date.',
    } as Readonly<Record<string, string>>,
    failed: 'Failed to update effective date. Please try again.',
  },
  order: {
    title: 'Order summary',
    effective: (name: string, date: string) => `${name}, effective ${date}`,
    adjustments: 'Adjustments',
    taxesAndFees: 'Taxes and fees',
    savings: 'Savings',
    including: (name: string) => `Includes ${name}`,
    eachMonth: 'Each month',
    eachYear: 'For the year',
    transactionFee: {
      card: 'Card surcharge (3%)',
      bank: 'Bank transfer surcharge (0.8%, at most $5)',
    },
    transactionFeeNote: 'The surcharge may not apply to all products.',
    dueToday: 'Due Today',
    notYet: 'You will not be charged yet',
    submit: 'Send for Signature',
    submitting: 'Sending…',
  },
  checkout: {
    title: 'Payment method',
    back: 'Back to Billing',
    bank: 'Bank account (ACH)',
    bankNote: 'From a U.S. business account',
    card: 'Credit card',
    cardNote: 'All card types',
    noSchedule: 'This Billing Interval is not defined',
    noScheduleAction: 'Choose how to pay',
    leaving: 'The payment is on its way. Wait for its answer before you leave.',
  },
  card: {
    labels: { number: 'Card number', expiry: 'Expiry', cvc: 'CVC', postalCode: 'Postal code' },
    missing: {
      number: 'Enter the card number.',
      expiry: 'Enter the expiry date.',
      cvc: 'Enter the CVC.',
    },
    postalCode: 'Enter the 5 characters of the postal code.',
    loadFailed:
      'We tried to open the card form. It did not load. Check the connection and try again.',
    retry: 'Try again',
    loading: 'Opening the card form…',
  },
  bank: {
    connect: 'Connect your bank',
    connecting: 'Connecting…',
    change: 'Use a different account',
    linked: 'Connected. One account was chosen.',
    unnamed: 'Your bank',
    acknowledge:
      'I understand that with a bank payment it can take up to 5 business days until a certificate of insurance is available.',
    again:
      'Your bank declined the payment, and each bank connection can be used only once. Connect your bank again to pay.',
    exited: 'The window was closed before an account was chosen. Connect again, or pay by card.',
    offline:
      'We tried to connect your bank. The server did not answer. Check the connection and try again.',
    failed:
      'We tried to connect your bank. The bank connection could not be opened. Try again, or pay by card.',
  },
  payment: {
    offline:
      'We tried to send your payment. No answer came, so it is not known whether it arrived. Check the connection and send it again: you will not be charged twice.',
    unanswered:
      'We tried to send your payment. The server did not answer in time. Send it again: you will not be charged twice.',
    unreadable:
      'We sent your payment. The answer could not be read. Send it again: you will not be charged twice.',
  },
  priceChange: {
    title: 'The price has changed',
    body: (before: string, now: string) =>
      `You wanted to pay ${before}. The price has changed since the page was opened and is ${now} now. You have not been charged.`,
    primary: (now: string) => `Pay ${now}`,
    secondary: 'Not now',
  },
  faq: {
    title: 'Billing FAQ',
    rows: [
      {
        q: 'When am I charged?',
        a: 'Not before the policy starts. Nothing is charged until the effective date. With a bank account the payment is collected once the documents are signed and that day has come.',
      },
      {
        q: 'What is the first payment on the monthly plan?',
        a: 'Two months, because insurance is paid ahead. Ten equal monthly payments follow. The last can differ by a few cents so that the sum is exact.',
      },
      {
        q: 'How soon do I get a certificate of insurance?',
        a: 'With a card, as soon as the payment has gone through. A bank transfer has to clear first, which can take up to 5 business days.',
      },
      {
        q: 'What happens if I do not sign?',
        a: 'Unsigned documents are cancelled after 30 days. A policy whose payment has not been processed within 30 days of its start date is cancelled as well.',
      },
    ],
  },
  confirmation: {
    title: 'You are all set',
    vantaTitle: 'Check your email and sign for your quote',
    effective: (date: string) => `Your cover starts on ${date}.`,
    sign: 'Sign the documents',
    signBody: (email: string | null) =>
      `We have sent them to ${email ?? 'the signing officer'}. Signing takes about five minutes. Documents that are not signed within 30 days are cancelled.`,
    emailUnknown:
      'We looked for the address the documents went to. We could not read it. Look for an email from Fairlead, or write to success@fairlead.example.com.',
    pay: 'We take the payment on the start date',
    payBody: 'You get a receipt by email. Nothing is charged before then.',
    find: 'Find your documents',
    findBody:
      'Policies and certificates appear in your account after the payment. Send certificates to landlords and customers from there.',
    action: 'Go to your Account',
    starts: 'Starts',
  },
} as const;
