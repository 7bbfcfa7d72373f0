/** A§3: what those who act for a company are called. */
export const companyTitles = [
  'CEO',
  'CFO',
  'COO',
  'CTO',
  'Co-Founder',
  'General Counsel',
  'General Partner',
] as const;
