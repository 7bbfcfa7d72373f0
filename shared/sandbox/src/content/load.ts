// Each of these is a separate chunk, because most pages of the sandbox don't need it.

/** The application's question sets, in order (142 KB). */
export const loadQuestionSets = async () => (await import('./generated/question-sets.js')).content;

/** The e-mails and reminders of renewals (31 KB). */
export const loadRenewals = async () => (await import('./generated/renewals.js')).content;

/** All personas, with dates as of the file's day: shift them with `shiftDates` (365 KB). */
export const loadPersonas = async () => (await import('./generated/personas.js')).content;

/** The quote library, with dates as of the file's day: shift them with `shiftDates` (159 KB). */
export const loadSampleQuotes = async () => (await import('./generated/sample-quotes.js')).content;
