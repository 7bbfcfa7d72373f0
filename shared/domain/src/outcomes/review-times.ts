/** A§9: how long decisions take, in the specification's words (AMB-77). */
export const reviewTimes = {
  underwriting: '3-4 business days',
  discretion: 'about four business days',
} as const;
