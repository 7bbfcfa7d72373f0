/** What stands where a part of the page has broken. */
export const crashText = {
  heading: 'Something went sideways.',
  body: 'This part of the page ran into a problem that it could not solve. Your saved answers are safe. Try again, or talk to us.',
  advisor: 'TALK TO AN ADVISOR',
  retry: 'Try again',
} as const;
