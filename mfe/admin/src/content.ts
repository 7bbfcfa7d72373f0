import type { MarketSubmissionStatus } from '@fairlead/domain';

const packagesInWords = (count: number) =>
  count === 1 ? '1 ready package' : `${count} ready packages`;

/** Copy of this area that the specification leaves open. */
export const content = {
  nav: { label: 'Admin', client: 'Client', quotes: 'Quotes', activity: 'Activity' },
  dismiss: 'Dismiss',
  archive: { show: 'Show archived packages', hide: 'Hide archived packages' },
  naming: {
    name: 'Package name',
    description: 'Description',
    save: 'Save',
    saving: 'Saving…',
    cancel: 'Cancel',
  },
  failed: {
    missing: {
      title: 'There is no such market submission',
      body: 'You opened a market submission. There is none with this number. Check the link.',
    },
    forbidden: {
      title: 'This submission is not open to you',
      body: 'You opened a market submission. The server says that this account may not see it. Sign in as an admin.',
    },
    other: {
      title: 'The submission did not load',
      body: 'You opened a market submission. The server did not answer as it should. Check the connection and try again.',
    },
    retry: 'Try again',
  },
  empty: 'This submission has no packages yet. They appear here when the quotes arrive.',
  /** Short names of the products, for the narrow cards of the board. */
  shortProducts: {
    SGL: 'General Liability',
    CP_CPP: 'Commercial Package',
    CP_CEM: 'Cyber, E&O, Media',
    SML: 'Management Liability',
  } as Readonly<Record<string, string>>,
  noQuotes: 'No quotes in this package yet.',
  locks: {
    bound: 'The submission is bound. Its packages stay as they are.',
    'application-expired': 'The application has expired. Review it first.',
    'quotes-expired-or-canceled':
      'At least one quote of this submission has expired or was canceled. Refresh the packages first.',
    'submission-expired': 'This submission has expired. Refresh the packages first.',
    refreshing: 'The packages are being refreshed.',
    updating: 'The submission is being updated.',
  } as Readonly<Record<string, string>>,
  notEditable: {
    live: 'Only Draft packages can be edited while the submission is live.',
    archived: 'Restore the package to edit it.',
    other: 'This package cannot be edited in its present state.',
  },
  refresh: {
    prompts: {
      'quotes-expired-or-canceled':
        'At least one quote of this submission has expired or was canceled. Refresh the packages to get new quotes.',
      'submission-expired':
        'This submission has expired. Its quotes are still valid. Refresh the packages to work on them again.',
    } as Readonly<Record<string, string>>,
    action: 'Refresh packages',
    running: 'Refreshing... This can take up to 2 minutes.',
  },
  submissionStatus: {
    note: {
      QUOTE_BLOCKED: () => 'Packages can be edited. The client waits.',
      RELEASED: (ready: number) => `The client sees ${packagesInWords(ready)}.`,
    },
    dialog: {
      QUOTE_BLOCKED: {
        heading: 'Quote block this submission?',
        body: () =>
          'The client sees no packages and waits until you set the submission to Live again.',
        primary: 'Quote Block',
      },
      RELEASED: {
        heading: 'Set this submission to Live?',
        body: (ready: number) =>
          `The client sees ${packagesInWords(ready)} from now on. No further package can be set to Live until you quote block the submission.`,
        primary: 'Set to Live',
      },
    },
    secondary: 'Cancel',
    busy: 'Sending…',
  },
  expired: {
    heading: 'Application expired',
    body: (date: string | null) =>
      `Your application expired${date ? ` on ${date}` : ''}. To continue, please review and update your information, including any recent claims from the last 60 days.`,
    action: 'Go to review',
    busy: 'Opening…',
  },
  notices: {
    packageStatus: (name: string, status: string) =>
      `You set ${name} to ${status}. The server refused, because the package has changed. The earlier status is shown again. Look at the package and repeat the change.`,
    packageStatusUnreachable: (name: string, status: string) =>
      `You set ${name} to ${status}. That did not go through. The earlier status is shown again. Repeat the change.`,
    submissionStatus: (status: string) =>
      `You set the submission to ${status}. That did not go through. The present status is shown. Look at it and repeat the change.`,
    rename:
      'You saved the name and description. That did not go through. Nothing is lost: save again.',
    duplicate: (name: string) =>
      `You duplicated ${name}. The copy was not made. Duplicate it again.`,
    reload:
      'The submission did not load again. What you see may be older than what the server has.',
  },
  slideOut: {
    open: (title: string, name: string) => `Details of ${title} in ${name}`,
    close: 'Close',
    expires: 'expires',
    coverages: 'Coverages',
    features: 'Features',
    noCoverages: 'No coverage is enabled in this quote.',
    noNotes: 'There are no notes to the underwriter.',
    pricing: 'Pricing',
    premium: 'Premium',
    perYear: 'Per year',
    perMonth: 'Per month',
  },
  missingApplication: {
    heading: 'Which application?',
    body: 'Add legacyApplicationId to the address, or open an application page.',
    unknown: (id: string) =>
      `We couldn't find application ${id}. Check the number, then add it to the address again: /admin-missing-application?legacyApplicationId=…`,
  },
} as const;

/** The moves that an admin can make, with what the confirmation says. */
export type Move = Extract<MarketSubmissionStatus, 'QUOTE_BLOCKED' | 'RELEASED'>;
