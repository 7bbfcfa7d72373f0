/** Content of this area that the specification leaves open. */
const noRows: Readonly<Record<string, string>> = {
  claims_history: 'No claims added. If you’ve had any, add them here.',
  existing_policies: 'No policies added. Add the ones that are currently active.',
  subsidiaries: 'No subsidiaries added. If you don’t have any, continue.',
};

export const content = {
  tryAgain: 'Try again',
  continueApplication: 'Continue your application',
  steps: 'Your application',
  progress: 'Application progress',
  resume: 'Your application',
  creating: 'Creating application',
  creatingHint: 'This takes a few seconds. Please keep this page open.',
  checkFailed: {
    title: 'Your application is saved',
    asked: 'We couldn’t finish its eligibility check.',
    advisor: 'Talk to an Advisor',
  },
  carta: {
    title: 'Connect Carta and answer fewer questions',
    benefits: [
      'We fill in your funding rounds and ownership.',
      'A confirmed cap table earns you a credit on directors and officers coverage.',
      'Savings of up to 10% in total, including the partner discount.',
      'Access is read-only, and you can revoke it at any time.',
    ],
    whatWeRead:
      'We read your issuer details, cap table summary and stakeholder list. We never change anything.',
    /** CARTA-008, ERROR-029. */
    phases: {
      connecting: 'Connecting your Carta account...',
      connected: 'Connection successful.',
      denied: 'Your Carta account isn’t connected.',
      failed: "Sorry, we couldn't connect your account. Try again or Talk to an Advisor.",
    },
  },
  questionSet: {
    saveNote:
      'We save your answers each time you continue. Until then this browser keeps what you type.',
    readOnly: 'These answers can’t be changed here. Talk to an advisor if one of them is wrong.',
    atRisk:
      'This browser couldn’t save what you typed: its storage is full or blocked. Choose Save & Continue before you leave or reload the page.',
    minutesLeft: (minutes: number) =>
      `About ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} left`,
    untitled: 'Your application',
    loading: 'Your questions are loading…',
    lastYear: (value: string) => `Last year: ${value}`,
    restore: 'Restore',
    restoreLabel: (field: string) => `Restore last year’s answer: ${field}`,
    sourceMarks: {
      LAST_YEARS_APPLICATION: 'From last year’s application',
      ENRICHMENT: 'We found this for you',
    },
    filledIn: (count: number, source: string) =>
      `We filled in ${count} ${count === 1 ? 'answer' : 'answers'} ${source}. Check that ${count === 1 ? 'it still holds' : 'they still hold'}.`,
    sources: {
      LAST_YEARS_APPLICATION: 'from last year’s application',
      ENRICHMENT: 'from public records',
    },
    restored: 'We kept what you entered here before. It is saved when you continue.',
    address: {
      list: 'Matching addresses',
      empty: 'No matches. Check the street and city, or leave out the suite number.',
    },
    rowFallback: 'row',
    rowTitle: (label: string) => label.charAt(0).toUpperCase() + label.slice(1),
    rowsFull: (most: number) => `There can be ${most} at most.`,
    keepRow: 'Keep it',
    removeRowTitle: (label: string) => `Remove this ${label}?`,
    removeRowAction: (label: string) => `Remove this ${label}`,
    chooseAll: 'Choose all that apply.',
    addRow: (label: string) => `Add another ${label}`,
    addFirstRow: (label: string) => `Add a ${label}`,
    removeRow: (label: string, position: number) => `Remove ${label} ${position}`,
    removeRowConfirm: (label: string) => `You’ll lose what you entered for this ${label}.`,
    noRows,
    noRowsYet: 'None added. If you don’t have any, continue.',
    summary: 'Some answers are missing or need another look',
  },
  review: {
    title: 'Please check your answers',
    attestTitle: 'Attest and submit',
    edit: 'Edit',
    none: 'None',
    print: 'Print',
    lead: 'The insurer relies on these answers. An incorrect answer could mean a higher price or an unpaid claim.',
    attestation:
      'I am authorized to answer for the company. I have checked with the other officers, and to the best of our knowledge these answers are true and complete.',
    attestationMissing: 'Confirm that the answers are accurate before you submit.',
    generating: 'We’re putting your answers together. This can take up to 2 minutes.',
    noEditing: 'You can’t edit answers after you submit.',
    deciding:
      'Your application is on its way. We are waiting for the decision; keep the page open.',
    nothing: 'Not answered',
    marks: { changed: 'Changed', new: 'New' },
    lastYear: (value: string) => `Last year: ${value}`,
    changed: (count: number) => `${count} changed`,
    differ: (count: number) =>
      count === 1
        ? '1 answer differs from last year.'
        : `${count === 0 ? 'No' : count} answers differ from last year.`,
    changesOnly: 'Show changes only',
  },
  errors: {
    loadAsked: 'We couldn’t open this page.',
    notFound: 'We couldn’t find this page of the application. Continue your application instead.',
    saveFailed: {
      noAnswer:
        'We couldn’t save this page. The server didn’t respond, but your answers are still here: check your connection and choose Save & Continue again.',
      problem:
        'We couldn’t save this page. The server had a problem, but your answers are still here: choose Save & Continue again.',
      busy: 'We couldn’t save this page. The server is busy, but your answers are still here: choose Save & Continue again.',
      unreadable:
        'We couldn’t save this page. We couldn’t read the server’s response, but your answers are still here: choose Save & Continue again.',
      forbidden:
        'We couldn’t save this page, and what you entered isn’t saved. This account may not change the application: sign in with the account that started it.',
      unknown:
        'We couldn’t save this page, and what you entered isn’t saved. This application doesn’t exist: go to your account to see your applications.',
      rejected: (reason: string) =>
        `We couldn’t save this page: ${reason} Correct the marked answer and save again.`,
      wrongAnswer: 'There’s a problem with an answer.',
      left: 'We couldn’t save the page that you left. Go back to it: your answers are still there.',
    },
    sessionExpired:
      'Your session expired. You’ve been signed out. Sign in to continue; what you entered on this page is saved.',
    reviewFailed:
      'We couldn’t put your answers together within 2 minutes. Try again; if it happens again, talk to an advisor.',
    reviewAsked: 'We couldn’t put your answers together.',
    nextAsked: 'We couldn’t open the next page.',
    unknownApplication:
      'This application doesn’t exist, or it isn’t yours. Go to your account to see your applications.',
    account: 'Go to your Account',
    attestFailed: {
      refused:
        'We couldn’t submit your application, because the server didn’t accept it. Your answers are safe: choose Submit Application again.',
      problem:
        'We couldn’t submit your application. The server had a problem, but your answers are safe: choose Submit Application again.',
    },
    reviewIncomplete:
      'We couldn’t submit your application, because its review wasn’t complete. We’ve asked for it again: confirm your answers and choose Submit Application once more.',
    resultUnknown:
      'We received your application, but we couldn’t tell what comes next. Talk to an advisor; it won’t be submitted twice.',
    resultLost:
      'We received your application, but we couldn’t open the result. The server didn’t respond: check your connection and try again; it won’t be submitted twice.',
    resultFailed:
      'We received your application, but we couldn’t open the result. Try again; it won’t be submitted twice.',
  },
} as const;
