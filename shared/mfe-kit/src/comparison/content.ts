import { readable } from '@fairlead/domain';

/** Texts of the comparison and of lists of changes, shared by all areas that compare packages. */
export const comparisonContent = {
  recommended: 'RECOMMENDED',
  pinned: 'Pinned',
  notIncluded: 'Not included',
  noOutOfPocket: 'No out-of-pocket',
  noPolicy: 'None',
  pricing: 'Updating price…',
  noPrice: 'No price online',
  base: 'The package you compare with',
  samePrice: 'Same price',
  more: (amount: string) => `${amount} more`,
  less: (amount: string) => `${amount} less`,
  moreThan: (amount: string, name: string) => `${amount} more than ${name}`,
  lessThan: (amount: string, name: string) => `${amount} less than ${name}`,
  sameAs: (name: string) => `Same price as ${name}`,
  marks: {
    added: 'Added',
    removed: 'Removed',
    hidden: 'Hidden',
    higher: 'Higher',
    lower: 'Lower',
    missing: 'Missing',
    changed: 'Changed',
    same: 'Same',
  },
  was: 'was',
  gained: 'Now recommended',
  lost: 'No longer recommended',
  renamed: 'Renamed',
  redescribed: 'New description',
  undescribed: 'No description',
  covers: (coverages: number, policies: number) =>
    `${coverages} ${coverages === 1 ? 'coverage' : 'coverages'} in ${policies} ${policies === 1 ? 'policy' : 'policies'}`,
} as const;

/** "retention": the word after an out-of-pocket's amount. */
export const outOfPocketWord = (label: string) => readable(label).toLowerCase();
