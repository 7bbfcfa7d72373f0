import { formatDay } from '@fairlead/domain/outcomes';

/** The day a policy ends; the server may leave it out. */
type Ends = string | null;

const until = (ends: Ends) => (ends ? `until ${formatDay(ends)}` : 'until it ends');

/** Content of this area that the specification leaves open. Headings and capitals are the specification's. */
export const content = {
  tryAgain: 'Try again',
  loading: 'Your renewal',
  pending: 'Your renewal is loading…',
  loadFailed: 'We couldn’t load your renewal.',
  incomplete: {
    heading: 'This address is incomplete',
    text: 'It doesn’t say which policy to renew, so we can’t open the renewal. Open your account and choose the policy there.',
    action: 'Go to your Account',
  },
  landing: {
    heading: 'It’s time to renew',
    body: (ends: Ends) =>
      `${ends ? `Your policies end on ${formatDay(ends)}. ` : ''}We kept last year’s answers: check what changed, add any claims, and you’re done in about 15 minutes.`,
    action: 'BEGIN RENEWAL',
    policies: 'View current policies',
    notes: {
      'Information Update': 'Confirm your address',
      'Core Questions': 'Last year’s answers are filled in',
      Review: 'See what you changed',
    } as Readonly<Record<string, string>>,
  },
  unable: {
    heading: 'Unable to Renew',
    conditional_renewal: (ends: Ends) =>
      `Our insurer can renew this policy only with different terms. Our renewals team will explain them and help you decide. Your current policy stays in force ${until(ends)}.`,
    non_renewal: (ends: Ends) =>
      `Our insurer decided not to renew this policy. We mailed you the notice your state requires. Your current policy stays in force ${until(ends)}, and our renewals team can help you find other coverage.`,
    hours: 'Monday to Friday, 6 am to 6 pm Pacific time',
    write: 'Write to',
    call: 'Call',
  },
  confirm: {
    steps: 'Your renewal',
    progress: 'Renewal progress',
    heading: 'Is your primary business address up to date?',
    headingUpdate: 'Please update your business address',
    body: 'Your address decides which state’s rules and taxes apply.',
    label: 'Primary business address',
    update: 'Update',
    action: 'CONFIRM & CONTINUE',
    sending: 'Starting your renewal…',
    back: 'Back',
    lastYear: 'From last year’s application',
    ofRenewal: 'From your renewal',
    checkbox: 'I checked this address and it is correct.',
    street: 'Street address',
    streetHint: 'Start typing, then choose a match.',
    streetError: 'Enter your address and select the matching result',
    unit: 'Suite or unit',
    today: (address: string) => `Today we have ${address}.`,
    keep: 'Keep this address',
    move: (ends: Ends) =>
      `A move to another state can change your coverages and your price. Your current policies stay as they are ${until(ends)}.`,
    submitted: 'Your renewal is submitted. Its address can’t be changed any more.',
    restored: 'We kept the address you entered here before.',
    atRisk:
      'This browser couldn’t save what you typed: its storage is full or blocked. Continue before you leave or reload the page.',
  },
  errors: {
    notReady: 'This policy can’t be renewed yet. You can start 60 days before it ends.',
    createFailed: 'We couldn’t start your renewal.',
  },
} as const;

/** The specification's message where the address was not confirmed (A§5). */
export const notConfirmed = 'Please verify and confirm the information to proceed';
