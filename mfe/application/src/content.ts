/** Texts of this area that the specification leaves open. */
export const content = {
  tryAgain: 'Try again',
  continueApplication: 'Continue your application',
  steps: 'Your application',
  progress: 'Application progress',
  resume: 'Your application',
  creating: 'Creating application',
  creatingHint: 'This takes a few seconds. Please keep the page open.',
  carta: {
    title: 'Connect Carta and answer less',
    benefits: [
      'Funding rounds and ownership are filled in for you.',
      'A confirmed cap table counts as a credit in the price of directors and officers cover.',
      'Savings of up to 10% altogether, the partner discount included.',
      'Read-only access that you can take back at any time.',
    ],
    whatWeRead:
      'We read issuer details, the summary of the cap table and the list of stakeholders. We never change anything.',
    /** CARTA-008, ERROR-029. */
    phases: {
      connecting: 'Connecting your Carta account...',
      connected: 'Connection successful.',
      failed: "Sorry, we couldn't connect your account. Try again or Talk to an Advisor.",
    },
  },
  questionSet: {
    saveNote:
      'Your answers are saved each time you continue. Until then this browser keeps what you type.',
    readOnly: 'These answers can’t be changed here. Talk to an advisor if one of them is wrong.',
    atRisk:
      'This browser could not keep what you typed: its storage is full or blocked. Choose Save & Continue before you leave or reload the page.',
    minutesLeft: (minutes: number) =>
      `About ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} to go`,
    untitled: 'Your application',
    example: (text: string) => `For example ${text}`,
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
      empty: 'No match. Check the street and the city, or leave out the suite number.',
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
    removeRowConfirm: (label: string) => `Remove this ${label} and its answers?`,
    noRows: {
      claims_history: 'No claims so far. Add one only if there was one.',
      existing_policies: 'No policies listed. Add those that are in force.',
      subsidiaries: 'No subsidiaries. Go on if that is right.',
    } as Readonly<Record<string, string>>,
    noRowsYet: 'None so far. Go on if that is right.',
    summary: 'Some answers are missing or need another look',
  },
  review: {
    title: 'Please check your answers',
    attestTitle: 'Attest and submit',
    edit: 'Edit',
    none: 'None',
    print: 'Print',
    lead: 'The insurer relies on these answers. A wrong answer can lead to a higher price or to a claim that is not paid.',
    attestation:
      'I am authorized to answer for the company. I have asked the other officers, and these answers are true and complete as far as we know.',
    attestationMissing: 'Confirm that the answers are accurate before you submit.',
    generating: 'We are putting your answers together. This can take up to 2 minutes.',
    noEditing: 'You can’t edit answers after you submit.',
    deciding:
      'Your application is on its way. We are waiting for the decision; keep the page open.',
    nothing: 'Not answered',
  },
  errors: {
    loadAsked: 'We tried to open this page.',
    notFound:
      'You opened a page of the application. There is none with this address. Continue your application instead.',
    saveAnswersFailed: {
      asked: 'We tried to save this page.',
      wrong: 'The server did not answer.',
      next: 'Your answers are still here. Check the connection and choose Save & Continue again.',
    },
    answersRejected: {
      asked: 'We tried to save this page.',
      wrong: 'The server did not accept an answer.',
      next: 'Correct it and save again.',
    },
    sessionExpired:
      'You wanted to go on. You were signed out because the session ended. Sign in again. What you typed on this page is kept for you.',
    reviewFailed:
      'We tried to put your answers together. It took longer than 2 minutes. Try again. If it happens twice, talk to an advisor.',
    reviewAsked: 'We tried to put your answers together.',
    nextQuestionSetFailed:
      'We looked for the next page. The server could not tell us which one it is. Try again, or go back to the start page and sign in; you continue where you were.',
    attestFailed:
      'You submitted the application. The server did not take it. Your answers are safe. Choose Submit Application again.',
    resultUnknown:
      'You submitted the application and it arrived. We could not tell what comes next. Talk to an advisor; it is not submitted twice.',
    resultFailed:
      'You submitted the application and it arrived. We could not open the result. Try again; it is not submitted twice.',
  },
} as const;
