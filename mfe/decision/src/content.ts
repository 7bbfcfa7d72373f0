import { reviewTimes } from '@fairlead/domain/outcomes';

/** Texts of this area that the specification leaves open. Headings and capitals are the specification's. */
export const content = {
  tryAgain: 'Try again',
  advisor: 'TALK TO AN ADVISOR',
  talkToAdvisor: 'Talk to an Advisor',
  yourState: 'your state',
  unsupportedLocation: {
    heading: "Let's talk",
    body: (state: string) =>
      `We do not issue policies in ${state} yet. Tell an advisor what you need, and we will say who can help you and when we expect to be there.`,
    action: 'CHAT WITH US',
  },
  blockingDiscretion: {
    heading: 'Your application benefits from an expert review',
    body: `Something in your answers needs a person with experience. An underwriter reads the whole application and comes back to you in ${reviewTimes.underwriting}. You do not have to do anything until then.`,
    expedite: 'Request an expedited quote',
    steps: [
      { text: 'Application submitted' },
      { text: 'Underwriter review', note: reviewTimes.underwriting },
      { text: 'Your packages' },
    ],
  },
  expedite: {
    heading: 'Request an expedited quote',
    body: 'Tell us by when you need an answer and why. We cannot promise the date, but an underwriter sees your reason first thing.',
    deadline: 'I need a quote by',
    reason: 'Reason',
    details: 'Anything that helps us decide',
    reasons: {
      expiring_coverage: 'Present insurance runs out',
      contract_requirement: 'A contract requires it',
      product_launch: 'We launch a product',
      upcoming_board_meeting: 'A board meeting is coming up',
      other: 'Other',
    },
    submit: 'Send request',
    sending: 'Sending…',
    back: 'Back',
    incomplete:
      'Give a date from tomorrow on and a reason; with the reason Other, a few details too.',
    atRisk:
      'This browser could not keep what you typed: its storage is full or blocked. Send the request before you leave or reload the page.',
    deadlineError: 'Choose a date from tomorrow on',
    required: 'Required',
  },
  expediteConfirmation: {
    heading: 'We have your request',
    body: (email: string) =>
      `Your application has moved to the front of the line. We write to ${email} as soon as there is an answer, or if the underwriter has a question.`,
    you: 'you',
    failed:
      'You asked for a faster answer. The request did not reach the underwriters. Your application stays in the normal line. Write to underwriting@fairlead.example.com if the date matters.',
    failedHeading: 'Your request is not in yet',
  },
  userDiscretion: {
    heading: 'Hang tight. Your request is under review',
    body: `You asked for a closer look at your quotes. An underwriter answers in ${reviewTimes.discretion}. If you cancel the request, you go back to the quotes as they are.`,
    cancel: 'CANCEL MY REQUEST',
    cancelling: 'Cancelling…',
  },
  declineRouting: {
    heading: 'One moment',
    asked: 'We looked up what comes next for your application.',
  },
  declined: {
    heading: "We're sorry...",
    body: 'After reading your application, our insurer cannot offer cover. That is no judgment of your company. It often comes down to the industry, the location or recent claims. An advisor can explain the reason and tell you where else to ask.',
  },
  hiscoxOffer: {
    heading: 'Another insurer can help',
    body: 'We cannot offer this cover ourselves. A partner insurer writes policies for small companies like yours, and you can get a quote on its site in a few minutes.',
    action: "See the partner's offer",
    note: 'You leave Fairlead. What you entered here is not passed on.',
  },
  renewalBlocked: {
    heading: 'Your renewal application requires further review',
    body: `An underwriter looks at the renewal before prices are shown. Expect to hear from us in ${reviewTimes.underwriting}. Your present policy stays in force until its end date.`,
    action: 'Go to your Account',
  },
  renewalDiscretion: {
    heading: 'We are reviewing your renewal',
    body: `Something has changed since last year and an underwriter has to look at it. We write to you in ${reviewTimes.underwriting}. Your present policy stays in force until its end date.`,
  },
  renewalUnsupportedLocation: {
    heading: 'Your address change needs review',
    body: (state: string) =>
      `The new address is in ${state}, where we do not issue policies yet. An underwriter checks whether your cover can move with you. Nothing changes until then.`,
    anotherState: 'another state',
  },
} as const;
