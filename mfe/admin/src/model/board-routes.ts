import type { RouteName } from '@fairlead/domain';

/** The addresses of the board: alone, and with the quote library beside it. */
export const boardRoutes = ['admin-market-submissions', 'admin-quote-library'] as const;

export const isBoardRoute = (name: RouteName): boolean =>
  boardRoutes.some((route) => route === name);
