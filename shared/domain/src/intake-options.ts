/** The job titles of the intake form; with Other it asks to tell more. */
export const jobTitles = [
  'CEO',
  'CFO',
  'COO',
  'CTO',
  'Co-Founder',
  'General Counsel',
  'General Partner',
  'Other',
] as const;

/** A§5: how someone may have heard of us, in this order. */
export const hdyhauOptions = [
  'Accelerator or Incubator',
  'Billboard',
  'Event',
  'Email/Newsletter/Podcast',
  'The Generalist',
  'Insurance Broker',
  'Investor/Venture Firm',
  'Justworks',
  'Personal Referral',
  'Podcast',
  'Service Provider',
  'Search Engine',
  'Social Media',
  'WeWork',
  'YCombinator',
  'Other',
] as const;

const namedSources: readonly string[] = [
  'Accelerator or Incubator',
  'Insurance Broker',
  'Investor/Venture Firm',
  'Personal Referral',
  'Service Provider',
  'Other',
];

/** A§5: with these answers the form asks who it was. */
export const asksWhoReferred = (hdyhau: string): boolean => namedSources.includes(hdyhau);

export const isOtherTitle = (title: string): boolean => title === 'Other';
