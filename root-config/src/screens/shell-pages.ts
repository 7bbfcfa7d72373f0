/** What the shell's own pages say. They open when no micro-frontend has a screen to show. */
export const shellPages = {
  notFound: {
    /** In the window's title, as the document has it (`@fairlead/build`). */
    name: 'Page not found',
    title: 'There is no page at this address.',
    home: 'Go to the start',
  },
} as const;
