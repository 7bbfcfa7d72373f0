import { companyTitles } from '../values/company-titles.ts';

/** The job titles of the intake form; Other asks for more. */
export const jobTitles = [...companyTitles, 'Other'] as const;

/** A§5: the answers to "How did you hear about us?", in this order. */
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

/** A§5: whether the form asks who referred the applicant. */
export const asksWhoReferred = (hdyhau: string): boolean => namedSources.includes(hdyhau);

export const isOtherTitle = (title: string): boolean => title === 'Other';
