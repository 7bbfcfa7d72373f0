import { paymentContent } from '@fairlead/store/paying';

/** "a", "a and b", "a, b, and c". */
const listed = new Intl.ListFormat('en-US');

/** Content of this area: exact texts of the specification, and what it leaves open. */
export const content = {
  ...paymentContent,
  account: 'Go to your Account',
  loading: 'Your prices are loading…',
  schedule: {
    ...paymentContent.schedule,
    thanLastYear: (amount: string, isMore: boolean) =>
      `${amount} ${isMore ? 'more' : 'less'} than last year`,
    lastPayment: (amount: string) => `The last payment is ${amount}, so that everything adds up.`,
    monthlyNote: (amount: string, last: string | null) =>
      `2 months up front, then 10 monthly payments of ${amount}${last ? ` (the last one is ${last})` : ''}.`,
    continue: 'Checkout',
  },
  order: {
    ...paymentContent.order,
    coverages: (count: number) => (count === 1 ? '1 coverage' : `${count} coverages`),
    premium: 'Premium',
    transactionFee: {
      card: 'Card processing fee (about 3%)',
      ach_debit: 'Bank transfer fee (about 0.8%, at most $5)',
    },
    change: 'Change schedule',
  },
  checkout: {
    ...paymentContent.checkout,
    title: 'Checkout',
    method: 'Payment method',
    previous: 'Previous payment method',
    previousNote: 'You used it for an earlier payment. Choose another method if it has expired.',
    previousUnknown:
      'We can’t show your payment method on file right now. Pay with a new method, or reload the page to try again.',
    cardCertificate: 'Your certificate of insurance is available right after the payment.',
    offers: 'Partner offers',
  },
  officer: {
    title: 'Who signs for the company?',
    text: 'We’ll email the documents to this officer for signature. Documents that aren’t signed within 30 days are canceled.',
    name: 'Full name',
    email: 'Email',
    titleField: 'Title',
    placeholder: 'Select a title',
    summary: 'Check who signs for the company',
  },
  priceChange: {
    ...paymentContent.priceChange,
    primary: (now: string) => `Continue with ${now}`,
  },
  loadFailed: 'We couldn’t load your application.',
  unknownApplication: {
    title: 'We couldn’t find this application.',
    text: (id: string) =>
      `The account you’re signed in with has no application ${id}. Check the link that you opened, or go to your account and open the application there.`,
  },
  unknownPackage: {
    title: 'We couldn’t find this package.',
    text: 'Go back to your quotes and choose again.',
  },
  unavailable: {
    title: 'There is nothing to pay for this application right now.',
    text: 'Your account shows what you have and what comes next.',
  },
  signature: {
    loading: 'Your policy is loading…',
    title: 'Next: sign your policy',
    vantaTitle: 'Check your email and sign for your quote',
    lead: {
      card: 'Coverage starts after the documents are signed and the card is charged.',
      ach_debit:
        'Coverage starts when the documents are signed. We collect the payment from your bank account after that.',
      unknown:
        'By bank account, coverage starts when the documents are signed. By card, it starts after the card is charged.',
    },
    signedTitle: 'Your policy is signed',
    signedLead: 'We collect your payment next. There is nothing left for you to do.',
    coveredTitle: 'You’re covered',
    coveredLead: 'Your policies and certificates are in your account.',
    done: ' (done)',
    choose: { name: 'Choose coverage', text: (name: string) => `You chose ${name}.` },
    sign: {
      name: 'Sign',
      text: (email: string | null) =>
        `We sent the documents to ${email ?? 'the officer who signs'}. Documents that aren’t signed within 30 days are canceled.`,
      done: 'The documents are signed.',
    },
    charge: {
      name: 'Charge payment',
      text: 'We charge the payment after the documents are signed. A payment that isn’t processed within 30 days of the start date cancels the policy.',
      done: 'We received your payment.',
      link: 'Update the payment method',
    },
    covered: {
      name: 'Covered',
      text: 'Your policies and certificates are in your account.',
    },
    partner: {
      name: 'Partner coverage',
      text: (names: readonly string[]) =>
        `Our partners arrange ${listed.format(names)}. They’ll email you.`,
    },
    nothing: {
      title: 'There are no documents to sign.',
      text: 'Nothing was charged. Choose a package again and we’ll send new documents to the officer.',
    },
    unsigned: {
      declined: {
        title: (officer: string) => `${officer} declined to sign.`,
        text: 'No coverage starts, and nothing was charged. Check out again and name another officer, or go back to your quotes.',
      },
      canceled: {
        title: () => 'The documents were canceled.',
        text: 'Nobody signed them within 30 days, so no coverage starts and nothing was charged. Check out again, and we’ll send new documents to the officer.',
      },
      action: 'Check out again',
    },
    blocked: {
      title: 'Your coverage was canceled.',
      text: 'We couldn’t collect the first payment within 30 days of the start date. Call (415) 555-0101 if you still need it.',
    },
    pollFailed: 'We couldn’t check what has happened since. We’ll try again in a few seconds.',
  },
  offersHeading: {
    brex: 'Brex customers earn points',
    carta: 'Carta',
    ramp: 'Ramp',
    stripe: 'Stripe',
    wework: 'WeWork',
    pay_when_you_raise: 'Pay when you raise',
    svb_credit_solutions_ineligible: 'SVB Credit Solutions',
  },
} as const;
