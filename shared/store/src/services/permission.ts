import { isInternalEmail } from '@fairlead/domain';
import { $auth, $internalEmailDomain, $user, type Auth, type AuthUser } from '@fairlead/store';
import { combine } from 'effector';
import { $environment, $services, type Environment } from './start.ts';

/** Whether something may be reported; unknown at first. */
export type Permission = 'unknown' | 'yes' | 'no';

/**
 * A§1: in production, internal users are excluded from analytics events and page tracking. Events wait until the user
 * is known.
 */
function mayTrack({ environment, auth, user, ownDomain }: Facts): Permission {
  if (environment !== 'production') return 'yes';
  if (auth === null) return 'unknown';
  const email = user?.email ?? auth.unverifiedEmail;
  if (email) return isInternalEmail(email, ownDomain) ? 'no' : 'yes';
  return auth.status === 'authenticated' ? 'unknown' : 'yes';
}

type Facts = {
  readonly environment: Environment;
  readonly auth: Auth | null;
  readonly user: AuthUser | null;
  /** The product's own email domain. */
  readonly ownDomain: string;
};

export const $permission = combine(
  {
    environment: $environment,
    auth: $auth,
    user: $user,
    ownDomain: $internalEmailDomain,
    services: $services,
  },
  ({ services, ...facts }) => (services === null ? 'unknown' : mayTrack(facts)),
);
