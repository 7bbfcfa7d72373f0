import { filled } from './open-intake.ts';

/** What is kept of a visitor who has to ask for access. */
export const asking = {
  company: 'Pebblewick Labs, Inc.',
  firstName: 'Ada',
  lastName: 'Lindqvist',
  email: filled.email,
};
