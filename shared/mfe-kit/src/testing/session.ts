import { noSession } from '@fairlead/contracts';
import { memoryStorage } from '@fairlead/store';
import type { Answers } from '../element-test/fork-area.ts';
import { failsWithCode } from './answers.ts';

export const session = {
  authenticated: true,
  client_id: 'cl_1',
  contact_id: 'ct_1',
  client_selection_required: false,
  expires_at: '2099-01-01T00:00:00Z',
};

/** Answers for a client who is signed in. */
export const signedIn: Answers = {
  'get-session': session,
  'get-auth-user': {
    email: 'ada@x.example',
    name: 'Ada',
    family_name: 'Lindqvist',
    picture: null,
  },
  'get-user-info': { is_admin: false, coverage_names: [] },
};

/** Answers for a visitor who isn't signed in. */
export const nobody: Answers = { 'get-session': noSession };

/** Answers for a user who hasn't verified their email address. */
export const unverified: Answers = {
  'get-session': failsWithCode(403, 'unverified_email', 'unverified_email:ada@x.example'),
};

/** Answers for a user who is signed in but hasn't chosen one of their companies. */
export const choosing: Answers = { 'get-session': failsWithCode(403, 'client_selection_required') };

/** The storage of a browser in which a partner's page embeds the product. */
export const embeddedStorage = (storage = memoryStorage()) => {
  storage.set(
    'fairlead:auth-source',
    JSON.stringify({ authSource: 'auth_service_embedded', expiry: Date.now() + 1e6 }),
  );
  return storage;
};
