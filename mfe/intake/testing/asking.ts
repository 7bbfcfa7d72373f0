import { filled } from './open-intake.ts';

/** The stored data of a visitor who has to request access. */
export const asking = {
  company: 'Pebblewick Labs, Inc.',
  firstName: 'Ada',
  lastName: 'Lindqvist',
  email: filled.email,
};
