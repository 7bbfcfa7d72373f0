/** Texts of paying by card and by bank, which both checkouts share. */
export const paymentContent = {
  schedule: {
    title: 'How would you like to pay?',
    back: 'Back to Quote',
    legend: 'Payment schedule',
    dueToday: 'Due Today',
    thenPayments: 'Then 10 monthly payments of',
    save: 'You save',
    annualNote: 'One payment for the full year.',
  },
  order: {
    title: 'Order summary',
    submit: 'Send for Signature',
    submitting: 'Sending…',
    notYet: 'You will not be charged yet',
  },
  checkout: {
    back: 'Back to Billing',
    bank: 'Bank account (ACH)',
    bankNote: 'From a U.S. business account',
    card: 'Credit card',
    cardNote: 'All card types',
    noSchedule: 'This Billing Interval is not defined',
    noScheduleAction: 'Choose how to pay',
  },
  card: {
    labels: { number: 'Card number', expiry: 'Expiry', cvc: 'CVC', postalCode: 'Postal code' },
    missing: {
      number: 'Enter the card number.',
      expiry: 'Enter the expiry date.',
      cvc: 'Enter the CVC.',
    },
    postalCode: 'Enter the 5 characters of the postal code.',
    loadFailed: 'We couldn’t load the card form. Check your connection and try again.',
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
      'I understand that if I pay by bank transfer, it can take up to 5 business days before a certificate of insurance is available.',
    again:
      'Your bank declined the payment, and each bank connection can be used only once. Connect your bank again to pay.',
    exited: 'The window closed before you chose an account. Connect again, or pay by card.',
    offline:
      'We couldn’t connect your bank. The server didn’t respond: check your connection and try again.',
    failed: 'We couldn’t connect your bank. Try again, or pay by card.',
  },
  payment: {
    offline:
      'We don’t know if your payment arrived. The server didn’t respond: check your connection and send it again; you won’t be charged twice.',
    unanswered:
      'We don’t know if your payment arrived. The server didn’t respond in time: send it again; you won’t be charged twice.',
    failed:
      'We don’t know if your payment arrived. The server had a problem: send it again; you won’t be charged twice.',
    unreadable:
      'We don’t know if your payment arrived. We couldn’t read the server’s response: send it again; you won’t be charged twice.',
    expired: 'These prices have expired. You haven’t been charged.',
  },
  faq: {
    title: 'Billing FAQ',
    rows: [
      {
        q: 'When will I be charged?',
        a: 'Not before your policy starts. Nothing is charged until the effective date. By card, we take the first payment on that date. By bank account, we collect it once the documents are signed and that date has arrived.',
      },
      {
        q: 'What is the first payment on the monthly plan?',
        a: 'Two months, because insurance is paid in advance. Ten equal monthly payments follow. The last one may differ by a few cents so that the total is exact.',
      },
      {
        q: 'How soon will I get a certificate of insurance?',
        a: 'If you pay by card, as soon as the payment goes through. A bank transfer has to clear first, which can take up to 5 business days.',
      },
      {
        q: 'What happens if I don’t sign or pay?',
        a: 'Unsigned documents are canceled after 30 days. A policy is also canceled if its payment isn’t processed within 30 days of the effective date.',
      },
    ],
  },
  priceChange: {
    title: 'The price has changed',
    body: (before: string, now: string) =>
      `The price changed from ${before} to ${now}. You haven’t been charged.`,
    /** The server refused the amount, though it is still the one to pay as far as anybody can see. */
    sameTitle: 'Confirm your order again',
    sameBody: (now: string) =>
      `Your order wasn’t accepted, though its amount is still ${now}. You haven’t been charged.`,
    unknown:
      'The price has changed, and we couldn’t load the new one. You haven’t been charged. Send your order again in a moment.',
    secondary: 'Not now',
  },
} as const;
