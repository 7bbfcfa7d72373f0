/** The texts of this area. */
export const content = {
  heading: 'Claims',
  loadFailed: 'We couldn’t load your claims.',
  again: 'Check again',
  search: 'Search',
  none: 'You have no such claim.',
  status: { open: 'Open', settled: 'Settled' },
} as const;
