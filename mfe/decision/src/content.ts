import { formatDay, reviewTimes } from '@fairlead/domain/outcomes';

/** Content of this area that the specification leaves open. Headings and capitals are the specification's. */
export const content = {
  tryAgain: 'Try again',
  advisor: 'TALK TO AN ADVISOR',
  talkToAdvisor: 'Talk to an Advisor',
  yourState: 'your state',
  unsupportedLocation: {
    heading: "Let's talk",
    body: (state: string) =>
      `We don’t issue policies in ${state} yet. Tell an advisor what you need, and we’ll let you know who can help and when we expect to be there.`,
    action: 'CHAT WITH US',
  },
  blockingDiscretion: {
    heading: 'Your application benefits from an expert review',
    body: `Some of your answers need a closer look. An underwriter will review your full application and get back to you in ${reviewTimes.underwriting}. You don’t need to do anything until then.`,
    expedite: 'Request an expedited quote',
    steps: [
      { text: 'Application submitted' },
      { text: 'Underwriter review', note: reviewTimes.underwriting },
      { text: 'Your packages' },
    ],
  },
  expedite: {
    heading: 'Request an expedited quote',
    body: 'Tell us when you need an answer and why. We can’t guarantee the date, but an underwriter will see your reason first.',
    deadline: 'I need a quote by',
    reason: 'Reason',
    details: 'Anything that helps us decide',
    reasons: {
      expiring_coverage: 'Our current insurance is expiring',
      contract_requirement: 'A contract requires it',
      product_launch: 'We’re launching a product',
      upcoming_board_meeting: 'A board meeting is coming up',
      other: 'Other',
    },
    submit: 'Send request',
    sending: 'Sending…',
    back: 'Back',
    incomplete:
      'Give a date from tomorrow on and a reason; with the reason Other, a few details too.',
    atRisk:
      'This browser couldn’t save what you typed: its storage is full or blocked. Send the request before you leave or reload the page.',
    deadlineError: 'Choose a date from tomorrow on',
    required: 'Required',
  },
  expediteConfirmation: {
    heading: 'We have your request',
    body: (email: string) =>
      `Your application has moved to the front of the line. We’ll email ${email} as soon as we have an answer, or if the underwriter has a question.`,
    you: 'you',
    failed: (email: string) =>
      `We couldn’t send your expedite request. Your application keeps its place in the regular queue; if the date matters, email ${email}.`,
    failedHeading: 'Your request is not in yet',
  },
  userDiscretion: {
    heading: 'Hang tight. Your request is under review',
    body: `You asked us to take a closer look at your quotes. An underwriter will respond in ${reviewTimes.discretion}. If you cancel the request, you’ll return to your quotes as they are.`,
    cancel: 'CANCEL MY REQUEST',
    canceling: 'Canceling…',
  },
  declineRouting: {
    heading: 'One moment',
    asked: 'We couldn’t find out what comes next for your application.',
  },
  declined: {
    heading: "We're sorry...",
    body: 'After reviewing your application, our insurer can’t offer coverage. This isn’t a judgment of your company; it often comes down to industry, location or recent claims. An advisor can explain the reason and suggest where else to look.',
  },
  hiscoxOffer: {
    heading: 'Another insurer can help',
    body: 'We can’t offer this coverage ourselves. A partner insurer covers small companies like yours, and you can get a quote on its site in a few minutes.',
    action: "See the partner's offer",
    note: 'You’re leaving Fairlead. We don’t share the information you entered here.',
  },
  renewalBlocked: {
    heading: 'Your renewal application requires further review',
    body: (ends: string | null) =>
      `An underwriter reviews your renewal before you see prices. This takes ${reviewTimes.underwriting}. Your current policy stays in force until ${ends ? formatDay(ends) : 'it ends'}.`,
    broker:
      'Another broker is on record for your company. We’ll contact you to settle who represents you.',
    action: 'Go to your Account',
  },
  renewalDiscretion: {
    heading: 'We’re reviewing your renewal',
    other: `An underwriter needs to review something before we can quote your renewal. We’ll write to you in ${reviewTimes.underwriting}.`,
  },
  renewalUnsupportedLocation: {
    heading: 'Your address change needs review',
    body: (where: string) =>
      `We don’t issue policies ${where} yet. An underwriter checks whether your coverage can move with you. Nothing changes until we write to you.`,
    yourNewAddress: 'at your new address',
  },
} as const;

/** The renewal discretion page's texts for known reasons. */
export const discretionTexts: ReadonlyMap<string, string> = new Map([
  [
    'loss_review',
    `Because of last year’s claims, an underwriter reviews your renewal first. We’ll write to you in ${reviewTimes.underwriting}.`,
  ],
  [
    'existing_coverage_review',
    'There is an open balance on your current policy. Pay it and we can prepare your renewal.',
  ],
  [
    'company_conflict',
    `Your company also appears in another account. We’ll settle that and write to you in ${reviewTimes.underwriting}.`,
  ],
]);
