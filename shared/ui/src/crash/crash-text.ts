/** The texts that replace a crashed part of the page. */
export const crashText = {
  heading: 'Something went sideways.',
  body: 'We hit an unexpected problem in this part of the page. Your saved answers are safe. Try again, or talk to us.',
  advisor: 'TALK TO AN ADVISOR',
  retry: 'Try again',
} as const;
