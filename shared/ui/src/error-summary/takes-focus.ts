/** What an error summary knows of the form: how often someone tried to continue, and whether there are errors. */
export type SummaryState = { readonly attempt: number; readonly hasErrors: boolean };

/**
 * Whether the summary takes the focus: only for a new attempt that left errors. Errors that appear while someone types
 * must not take the focus away in the middle of a word. `before` is null until the summary was shown once.
 */
export function takesFocus(before: SummaryState | null, now: SummaryState): boolean {
  return before !== null && now.attempt !== before.attempt && now.hasErrors;
}
