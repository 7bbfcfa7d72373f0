import type { GuardFacts } from '../src/routers/guard.ts';

/** What the guard knows of a client who may open every screen of a client. */
export const openFacts: GuardFacts = {
  route: 'review',
  status: 'authenticated',
  authSource: 'auth_service',
  clientSelectionRequired: false,
  isAdmin: false,
  quoting: true,
  adminTooling: true,
  coverageNames: [],
  isDecided: false,
  experience: 'vanta',
  email: 'ada@example.com',
};
