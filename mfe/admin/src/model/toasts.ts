/** A toast that says what was done. */
export const doneToast = (text: string) => ({ text, tone: 'success', audience: 'admin' }) as const;

/** A toast that says what failed or was refused. */
export const failureToast = (text: string) =>
  ({ text, tone: 'danger', audience: 'admin' }) as const;
