/** What the shell's own pages say. They open when no micro-frontend has a screen to show. */
export const shellPages = {
  notFound: { title: 'There is no page at this address.', home: 'Go to the start' },
} as const;
