import type { MicroFrontendName } from '@fairlead/domain';

/** What the shell's own pages say. They open when no micro-frontend has a screen to show. */
export const shellPages = {
  /** Areas that the route table names and that no release has had yet. */
  toCome: [] as readonly MicroFrontendName[],
  notFound: { title: 'There is no page at this address.', home: 'Go to the start' },
  notOpenYet: {
    title: 'This part of Fairlead is not open yet.',
    text: 'Your application and your answers are safe. An advisor can do this step with you, and your account shows what you have.',
    account: 'Go to your Account',
    advisor: 'TALK TO AN ADVISOR',
  },
} as const;
