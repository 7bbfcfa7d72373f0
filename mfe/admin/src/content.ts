import type { MarketSubmissionStatus } from '@fairlead/domain';
import type { Lock } from '@fairlead/domain/packages';

const packagesInWords = (count: number) =>
  count === 1 ? '1 ready package' : `${count} ready packages`;

const submissionsInWords = (count: number) =>
  count === 1 ? '1 submission' : `${count} submissions`;

const shortProducts: Readonly<Record<string, string>> = {
  SGL: 'General Liability',
  CP_CPP: 'Commercial Package',
  CP_CEM: 'Cyber, E&O, Media',
  SML: 'Management Liability',
};

const locks: Readonly<Record<Lock, string>> = {
  bound: 'The submission is bound. Its packages stay as they are.',
  'application-expired': 'The application has expired. Review it first.',
  'quotes-expired-or-canceled':
    'At least one quote of this submission has expired or was canceled. Refresh the packages first.',
  'submission-expired': 'This submission has expired. Refresh the packages first.',
  refreshing: 'The packages are being refreshed.',
  updating: 'The submission is being updated.',
};

const refreshPrompts: Readonly<Partial<Record<Lock, string>>> = {
  'quotes-expired-or-canceled':
    'At least one quote of this submission has expired or was canceled. Refresh the packages to get new quotes.',
  'submission-expired':
    'This submission has expired. Its quotes are still valid. Refresh the packages to work on them again.',
};

/** Content of this area that the specification leaves open. */
export const content = {
  nav: { label: 'Admin', client: 'Client', quotes: 'Quotes', activity: 'Activity' },
  submissions: {
    title: 'Submissions',
    link: 'All submissions',
    count: (total: number, all: number) =>
      total === all ? submissionsInWords(all) : `${total} of ${submissionsInWords(all)}`,
    search: 'Search company, contact, or number',
    status: 'Status',
    all: 'All',
    list: 'List of submissions',
    caption: {
      company: { ascending: 'by company, A to Z', descending: 'by company, Z to A' },
      id: { ascending: 'by number, lowest first', descending: 'by number, highest first' },
      client_data_id: {
        ascending: 'by application, lowest first',
        descending: 'by application, highest first',
      },
      status: { ascending: 'by status, earliest first', descending: 'by status, latest first' },
      packages: { ascending: 'fewest packages first', descending: 'most packages first' },
      contact: { ascending: 'by contact, A to Z', descending: 'by contact, Z to A' },
      updated_at: { ascending: 'longest unchanged first', descending: 'last updated first' },
      expiration_date: { ascending: 'first to expire first', descending: 'last to expire first' },
    },
    columns: {
      company: 'Company',
      id: 'Submission',
      client_data_id: 'Application',
      status: 'Status',
      packages: 'Packages',
      contact: 'Contact',
      updated_at: 'Updated',
      expiration_date: 'Expires',
    },
    ready: (all: number, ready: number) => `${all} (${ready} ready)`,
    noCompany: 'No company name yet',
    shown: (shown: number, total: number) =>
      shown === total ? `${submissionsInWords(total)}` : `1–${shown} of ${total}`,
    more: (rest: number) => `Show ${Math.min(rest, 50)} more`,
    keys: {
      label: 'Keyboard',
      move: 'move',
      open: 'open',
      library: 'open library',
      copy: 'copy link',
    },
    loading: 'Loading the submissions…',
    none: {
      title: 'No submissions yet',
      body: 'They appear here when the first application is submitted.',
    },
    nothing: {
      title: 'No submissions found',
      body: (search: string, status: string | null) =>
        `Nothing matches ${search ? `“${search}”` : 'this search'}${status ? ` with status ${status}` : ''}. Check the spelling${status ? ', or search all statuses' : ''}.`,
      allStatuses: 'Search all statuses',
      clear: 'Clear search',
    },
    failed: {
      title: 'The submissions didn’t load',
      body: 'We couldn’t load the submissions. Check your connection and try again.',
      again:
        'We couldn’t update the list. It shows your last search. Check your connection and try again.',
      retry: 'Try again',
    },
    forbidden: {
      title: 'You don’t have access to the submissions',
      body: 'This account doesn’t have access to the list of submissions. Sign in as an admin.',
    },
    /** The texts of the not-found page. */
    absent: { title: 'There is no page at this address.', home: 'Go to the start' },
  },
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
  loading: 'The packages are loading…',
  empty: 'This submission has no packages yet. They appear here when the quotes arrive.',
  /** Short names of the products, for the narrow cards of the board. */
  shortProducts,
  noQuotes: 'No quotes in this package yet.',
  locks,
  noPrice: { MONTHLY: 'No monthly price', ANNUALLY: 'No annual price' },
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
        primary: 'Quote Block',
      },
      RELEASED: {
        heading: 'Set this submission to Live?',
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
  /** What was done, for the toast that offers to undo it. */
  done: {
    status: (name: string, status: string) => `${name} set to ${status}.`,
    recommended: (name: string, isOn: boolean) =>
      isOn ? `${name} is recommended.` : `${name} is no longer recommended.`,
    naming: (name: string) => `${name} saved.`,
    order: (name: string, position: number) => `${name} moved to position ${position}.`,
    added: (what: string, to: string) => `${what} added to ${to}.`,
    removed: (what: string, from: string) => `${what} removed from ${from}.`,
    moved: (what: string, from: string, to: string) => `${what} moved from ${from} to ${to}.`,
  },
  /** These changes as attempts that failed, after "We couldn’t …". */
  attempts: {
    added: (what: string, to: string) => `add the ${what} to ${to}`,
    removed: (what: string, from: string) => `remove the ${what} from ${from}`,
    moved: (what: string, from: string, to: string) => `move the ${what} from ${from} to ${to}`,
  },
  /** For a screen reader, when the board shows what another admin did. */
  boardNews: (what: string) => `The board has changed. ${what}.`,
  /** What another admin did to a package, for the admin whose own change was refused because of it. */
  conflict: {
    gone: (name: string) =>
      `${name} is gone: another admin removed it. Nothing of yours was saved.`,
    changed: (name: string, what: string) =>
      `Another admin changed ${name} before you${what && `: ${what}`}. Nothing was overwritten and nothing of yours was saved. Look at it and try again.`,
    own: (lost: string) => `${lost} What you did after it wasn’t saved: look at it and try again.`,
    ownInPart:
      'A change of yours was made only in part: the server’s answer was lost. What you did after it wasn’t saved: look at the packages and try again.',
    afterOwn: (conflict: string, said: string) =>
      `${conflict} Your change before that was made, though the server’s answer was lost: ${said}`,
    moved: (status: string) =>
      `The submission is ${status} now: another admin set it. Nothing of yours was saved.`,
    ordered: (names: string) =>
      `Another admin ordered the packages before you. They are now: ${names}. Nothing was overwritten and nothing of yours was saved.`,
    /** The packages that a dialog about the submission's status showed are others now. */
    seen: (what: string, status: string) =>
      `Another admin changed the packages before you${what && `: ${what}`}. The submission is still ${status}. Look at it and try again.`,
    made: (name: string) => `${name} is new`,
    deleted: (name: string) => `${name} is gone`,
    order: (names: string) => `the order is ${names} now`,
    recommended: (name: string | null) =>
      name === null ? 'no package is recommended now' : `${name} is recommended now`,
    added: (title: string) => `${title} was added`,
    removed: (title: string) => `${title} was removed`,
    status: (label: string) => `it is ${label} now`,
    renamed: (name: string) => `it is called ${name} now`,
    described: 'its description is another',
  },
  impact: {
    now: 'The client sees now',
    later: 'The client will see',
    waiting: 'Hold tight, we’re updating your insurance packages.',
    waitingDetail: 'With a Talk to an Advisor action, and no prices',
    lastSaw: (count: number, day: string) =>
      `Since ${day}. Last saw ${count === 1 ? '1 package' : `${count} packages`}.`,
    packages: (count: number, recommended: string | null) =>
      `${count === 1 ? '1 package' : `${count} packages`}${recommended ? `, “${recommended}” is recommended` : ''}`,
    nothing: 'No packages',
    prices: (low: string, high: string) => (low === high ? low : `From ${low} to ${high}`),
    list: 'What becomes of each package',
    hidden: 'Live becomes Ready. You can edit its quotes.',
    buying: (name: string, time: string) =>
      `The client chose ${name} at ${time} and may be paying now. Nobody can pay while the submission is quote blocked.`,
    released:
      'Ready packages become Live and can’t be edited until you quote block the submission.',
    blocked: 'You can request quotes while the submission is quote blocked.',
    compared: (day: string) => `Compared with what the client saw until ${day}.`,
  },
  effectiveDate: {
    notSaved: 'Not saved yet. Leave this field once more to try again.',
  },
  undo: {
    action: 'Undo',
    undone: (said: string) => `Undone: ${said}`,
    replaced: 'It was changed again since then.',
    failed: (said: string, reason: string | null) =>
      `We couldn’t undo “${said}” ${reason ? `${reason} ` : ''}The board shows the packages as they are now. Change them by hand.`,
  },
  order: {
    handle: (name: string) => `Move package ${name}`,
    menu: (name: string) => `Move ${name} to…`,
    position: (position: number, count: number) => `Position ${position} of ${count}`,
    now: 'Where it is now',
    said: (name: string, position: number, count: number) =>
      `${name}, position ${position} of ${count}`,
    putBack: 'Put back.',
    help: 'Press Space to lift, arrow keys to move, Space to drop, Escape to put back.',
  },
  drag: {
    rest: 'Drag quotes here, or choose Add to package… in the library.',
    offered: 'Drop a quote here',
    drop: (product: string) => `Drop to add ${product}`,
    over: (what: string, name: string) => `${what} is over ${name}. Drop to add it.`,
    refused: (what: string, name: string, why: string) => `${what} is over ${name}. ${why}`,
  },
  duplicate: (why: string) => `Quote already exists on package. ${why}`,
  card: {
    remove: (title: string, name: string) => `Remove ${title} from ${name}`,
    move: (title: string, name: string) => `Move ${title} of ${name} to…`,
    requests: (title: string) => `Requests for ${title}`,
    quote: (number: number) => `Quote ${number}`,
    carrier: (name: string) => `Carrier: ${name}`,
    count: (count: number) => `${count} requests`,
    limit: 'Limit',
    outOfPocket: 'Out-of-pocket',
  },
  library: {
    title: 'Quote Library',
    close: 'Close library',
    request: 'Request Quotes',
    search: 'Search quotes',
    filter: 'Filter',
    sort: 'Sort',
    status: 'Status',
    coverage: 'Coverage',
    clear: 'Clear all',
    show: (count: number) => (count === 1 ? 'Show 1 quote' : `Show ${count} quotes`),
    chips: 'Active filters',
    removeChip: (text: string) => `Remove ${text}`,
    counts: (found: number, all: number) => `${found} of ${all} shown`,
    hint: 'Drag a card, or focus it and press',
    list: 'Quotes and requests',
    add: 'Add to package…',
    details: 'Details',
    more: (count: number) => `Show ${Math.min(count, 40)} more of ${count}`,
    newTotal: (total: string) => `New total ${total}`,
    empty: 'The library is empty. Quotes appear here when the insurer answers.',
    nothingFound: 'No quote matches the search and the filters.',
    clearAll: 'Clear search and filters',
  },
  requestQuotes: {
    title: 'Request Quotes',
    steps: ['Coverages and limits', 'Requests'],
    stepsLabel: 'Steps',
    intro: 'Each combination of limits becomes one request.',
    limit: 'Limit',
    setByInsurer: 'set by the insurer',
    requests: (count: number) => (count === 1 ? '1 request' : `${count} requests`),
    from: (count: number) => (count === 1 ? 'from 1 coverage' : `from ${count} coverages`),
    of: (count: number) => `of ${count} to be sent`,
    sent: (count: number, all: number) => `${count} of ${all}`,
    chooseCoverage: 'Choose at least one coverage.',
    chooseLimit: (coverage: string) => `Choose a limit for ${coverage}.`,
    chooseRequest: 'Choose at least one request.',
    continue: 'Continue',
    back: 'Back',
    clear: 'Clear all',
    leaveOut: 'Clear the requests you don’t need.',
    day: 'Requested effective date',
    notes: 'Notes to underwriters',
    notesHint: 'Sent with every request.',
    submit: (count: number) => (count === 1 ? 'Submit 1 request' : `Submit ${count} requests`),
    submitting: 'Submitting…',
    loading: 'Loading the coverages…',
    failed: 'We couldn’t load the coverages. Check your connection and try again.',
    nothing: 'The insurer offers this client no coverage.',
  },
  notices: {
    noReason: 'The server refused it and gave no reason.',
    contents: (attempt: string, reason: string | null) =>
      reason === null
        ? `We couldn’t ${attempt}. The package is as it was. Try again.`
        : `We couldn’t ${attempt}. ${reason} The package is as it was.`,
    order: (name: string, reason: string | null) =>
      reason === null
        ? `We couldn’t move ${name}. The packages are back in their order. Try again.`
        : `We couldn’t move ${name}. ${reason} The packages are back in their order.`,
    lost: (said: string) => `${said} The server’s answer was lost, but the change was made.`,
    dropped: 'What you did after it was put back too.',
    packageStatus: (name: string, status: string, reason: string | null) =>
      reason === null
        ? `We couldn’t set ${name} to ${status}. The package keeps its previous status. Try again.`
        : `We couldn’t set ${name} to ${status}. ${reason} The package keeps its previous status.`,
    submissionStatus: {
      asking: (status: string) =>
        `We couldn’t confirm that the submission was set to ${status}. We’re checking.`,
      not: (status: string, now: string, reason: string | null) =>
        reason === null
          ? `We couldn’t set the submission to ${status}. It’s still ${now}. Try again.`
          : `We couldn’t set the submission to ${status}. ${reason} It’s still ${now}.`,
      done: (status: string) =>
        `The submission is ${status} now. The server’s answer was lost, but the change was made.`,
      already: (status: string) => `The submission is ${status} already: another admin set it.`,
    },
    rename: (reason: string | null) =>
      `We couldn’t save the name and description. ${reason ?? 'Save again.'} Nothing you typed is lost.`,
    duplicate: (name: string, reason: string | null) =>
      `We couldn’t duplicate ${name}. ${reason ?? 'Try again.'}`,
    duplicateLost: (name: string) =>
      `The server’s answer was lost, so ${name} may have been duplicated. Look for the copy before you try again.`,
    requestsLost:
      'The server’s answer was lost, so the requests may have been submitted. Look for them in the library before you submit them again.',
    reload: 'We couldn’t reload the submission. What you see may be out of date.',
  },
  slideOut: {
    open: (title: string, name: string) => `Details of ${title} in ${name}`,
    close: 'Close',
    expires: 'Expires',
    coverages: 'Coverages',
    features: 'Features',
    noCoverages: 'No coverage is enabled in this quote.',
    noNotes: 'There are no notes to the underwriter.',
    pricing: 'Pricing',
    premium: 'Premium',
    perYear: 'Per year',
    perMonth: 'Per month',
    total: 'Total',
    rounding: 'Rounding',
  },
  missingApplication: {
    heading: 'Which application?',
    body: 'Add legacyApplicationId to the URL, or open an application page.',
    noList: 'We can’t open the list of submissions from here.',
    lookAgain: 'Look again',
    unknown: (id: string) =>
      `We couldn't find application ${id}. Check the number, then add it to the address again: /admin-missing-application?legacyApplicationId=…`,
  },
} as const;

/** The moves that an admin can make, with what the confirmation says. */
export type Move = Extract<MarketSubmissionStatus, 'QUOTE_BLOCKED' | 'RELEASED'>;
