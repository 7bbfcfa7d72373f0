import type { MarketSubmissionStatus } from '@fairlead/domain';

const packagesInWords = (count: number) =>
  count === 1 ? '1 ready package' : `${count} ready packages`;

const shortProducts: Readonly<Record<string, string>> = {
  SGL: 'General Liability',
  CP_CPP: 'Commercial Package',
  CP_CEM: 'Cyber, E&O, Media',
  SML: 'Management Liability',
};

const locks: Readonly<Record<string, string>> = {
  bound: 'The submission is bound. Its packages stay as they are.',
  'application-expired': 'The application has expired. Review it first.',
  'quotes-expired-or-canceled':
    'At least one quote of this submission has expired or was canceled. Refresh the packages first.',
  'submission-expired': 'This submission has expired. Refresh the packages first.',
  refreshing: 'The packages are being refreshed.',
  updating: 'The submission is being updated.',
};

const refreshPrompts: Readonly<Record<string, string>> = {
  'quotes-expired-or-canceled':
    'At least one quote of this submission has expired or was canceled. Refresh the packages to get new quotes.',
  'submission-expired':
    'This submission has expired. Its quotes are still valid. Refresh the packages to work on them again.',
};

/** Content of this area that the specification leaves open. */
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
      title: 'We couldn’t find this submission',
      body: 'There’s no market submission with this number. Check the link, or find the client in the client list.',
    },
    forbidden: {
      title: 'You don’t have access to this submission',
      body: 'We couldn’t open this submission. This account doesn’t have access to it. Sign in as an admin.',
    },
    other: {
      title: 'The submission didn’t load',
      body: 'We couldn’t load this submission. The server didn’t respond as expected. Check your connection and try again.',
    },
    retry: 'Try again',
  },
  empty: 'This submission has no packages yet. They appear here when the quotes arrive.',
  /** Short names of the products, for the narrow cards of the board. */
  shortProducts,
  noQuotes: 'No quotes in this package yet.',
  locks,
  notEditable: {
    live: 'Only Draft packages can be edited while the submission is live.',
    archived: 'Restore the package to edit it.',
    other: 'This package cannot be edited in its present state.',
  },
  refresh: {
    prompts: refreshPrompts,
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
      `We couldn’t set ${name} to ${status}. The package has changed, so it keeps its previous status. Review the package and try again.`,
    packageStatusUnreachable: (name: string, status: string) =>
      `We couldn’t set ${name} to ${status}. The package keeps its previous status. Try again.`,
    submissionStatus: (status: string) =>
      `We couldn’t set the submission to ${status}. It keeps its current status. Review it and try again.`,
    rename: 'We couldn’t save the name and description. Nothing is lost. Save again.',
    duplicate: (name: string) => `We couldn’t duplicate ${name}. Try again.`,
    reload: 'We couldn’t reload the submission. What you see may be out of date.',
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
    body: 'Add legacyApplicationId to the URL, or open an application page.',
    unknown: (id: string) =>
      `We couldn't find application ${id}. Check the number, then add it to the address again: /admin-missing-application?legacyApplicationId=…`,
  },
} as const;

/** The moves that an admin can make, with what the confirmation says. */
export type Move = Extract<MarketSubmissionStatus, 'QUOTE_BLOCKED' | 'RELEASED'>;
